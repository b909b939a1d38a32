// boardgame.io's server with Geizen on it: `node server.cjs FOLDER` stores in files there, `node server.cjs` in memory.
// The first line it prints is its port.

const { Server, FlatFile } = require("boardgame.io/server");
const { Geizen } = require("./game.cjs");

async function main(folder) {
  if (folder) {
    // node-persist would otherwise hold writes back for up to a second, and its next move waits for the write.
    await require("node-persist").init({ dir: folder, writeQueue: false });
  }
  const server = Server({
    games: [Geizen],
    origins: [],
    ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
  });
  const { appServer } = await server.run({ port: 0 });
  console.log(JSON.stringify({ port: appServer.address().port }));
}

main(process.argv[2]);
