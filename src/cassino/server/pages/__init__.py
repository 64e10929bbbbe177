"""Pages: what people see beside the table, and what programs ask for over HTTP."""

from cassino.server.pages.routes import ROUTES
from cassino.server.pages.site import Site, make_templates, site_of

__all__ = ["ROUTES", "Site", "make_templates", "site_of"]
