// boardgame.io's server with its in-memory storage and its defaults, and the smallest game that turns go round in:
// a counter. `node server.cjs PORT` serves the lobby and the games on one port.
"use strict";

const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

// The benchmark asks for a collection before it reads how much memory is in use.
process.on("SIGUSR2", () => global.gc?.());

Server({ games: [counter], origins: [/localhost/] }).run(Number(process.argv[2]));
