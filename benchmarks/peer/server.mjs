// Serves the game on a free port of loopback, and says where.

import { createRequire } from 'node:module';

import { cards } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [cards], origins: false });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
const { appServer } = await server.run({ port: 0 });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`);
