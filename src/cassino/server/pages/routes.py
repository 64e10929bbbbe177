"""Where each page is."""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from cassino.server.pages import (
    analysing,
    checking,
    home,
    matches,
    meta,
    opening,
    puzzling,
    switching,
    tables,
)

ROUTES: Final = [
    Route("/", home.home_page),
    Route("/tables", opening.where_tables_open),
    Route("/tables", opening.open_table, methods=["POST"]),
    Route("/t/{table}", tables.table_page),
    Route("/t/{table}/links", tables.table_links),
    Route("/t/{table}/qr.svg", tables.table_code),
    Route("/j/{secret}", tables.door_page),
    Route("/j/{secret}", tables.sit_down, methods=["POST"]),
    Route("/w/{secret}", tables.watch_page),
    Route("/s/{secret}", tables.seat_page),
    Route("/matches", matches.matches_page),
    Route("/match/{match}.cassino", matches.match_record),
    Route("/match/{match}.json", matches.match_steps),
    Route("/match/{match}", matches.match_page),
    Route("/match/{match}/analysis", analysing.analysis_state),
    Route("/match/{match}/analysis", analysing.change_analysis, methods=["POST"]),
    Route("/puzzles", puzzling.puzzles_page),
    Route("/puzzles/{number:int}", puzzling.puzzles_page),
    Route("/check", checking.check_page),
    Route("/check", checking.check_deals, methods=["POST"]),
    Route("/rules", home.games_page),
    Route("/rules/{variant}", home.rules_page),
    Route("/house/{variant}", switching.house_page),
    Route("/settings", home.settings_page),
    Route("/settings", home.change_settings, methods=["POST"]),
    Route("/words/{language}.json", meta.words),
    Route("/protocol/schema.json", meta.protocol_schema),
    Route("/health", meta.health),
    Route("/favicon.ico", meta.icon),
    Route("/static/{version}/{path:path}", meta.static_file),
]
"""The routes of the house; the gate writes requests down by these, never by their secrets."""
