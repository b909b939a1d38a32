// Clients for boardgame.io's server: `node load.cjs ADDRESS TABLES`.
//
// Speaks with bench/load as bench/load/clients.py does: it says {"ready": TABLES} when everybody sits; then each line
// of its input asks for a step, {"rate", "seconds", "warm"}, and is answered with {"measuring": true} after the
// warm-up and with what was measured in the end, times in microseconds. It goes when its input ends.

const { createInterface } = require("node:readline");
const { io } = require("socket.io-client");
const { choices } = require("./game.cjs");

const SEATS = 4;
const AT_ONCE = 8;
const PATIENCE = 10_000;
const TICK = 1; // a move that falls due so shortly before the end belongs to the next step
const [address, count] = [process.argv[2], Number(process.argv[3])];

const say = (line) => process.stdout.write(JSON.stringify(line) + "\n");
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const now = () => performance.now();

/** A match, its four sockets, and the move that is under way. */
class Table {
  static async open() {
    const { matchID } = await post("geizen/create", { numPlayers: SEATS });
    const table = new Table(matchID);
    for (let seat = 0; seat < SEATS; seat++) {
      const body = { playerID: String(seat), playerName: `Guest ${seat + 1}` };
      const { playerCredentials } = await post(`geizen/${matchID}/join`, body);
      await table.sit(seat, playerCredentials);
    }
    return table;
  }

  constructor(matchID) {
    this.matchID = matchID;
    this.sockets = [];
    this.credentials = [];
    this.state = null;
    this.mover = 0;
    this.sent = 0;
    this.unseen = 0; // a bit for each seat that has not been shown the move yet
    this.onSeen = () => {};
  }

  sit(seat, credentials) {
    const socket = io(`${address}/geizen`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.sockets[seat] = socket;
    this.credentials[seat] = credentials;
    socket.on("update", (_, state) => this.update(seat, state));
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.matchID, String(seat), credentials, SEATS));
      socket.on("sync", (_, { state }) => {
        this.state = state;
        resolve();
      });
    });
  }

  get over() {
    return this.state.ctx.gameover !== undefined;
  }

  move() {
    const player = this.state.ctx.currentPlayer;
    const offered = choices(this.state.G);
    const { type, args } = offered[Math.floor(Math.random() * offered.length)];
    this.mover = Number(player);
    this.unseen = (1 << SEATS) - 1;
    const payload = { type, args, playerID: player, credentials: this.credentials[this.mover] };
    this.sent = now();
    this.sockets[this.mover].emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.matchID, player);
  }

  update(seat, state) {
    if (!(this.unseen & (1 << seat))) return;
    const latency = now() - this.sent;
    this.unseen &= ~(1 << seat);
    if (!this.unseen) this.state = state;
    this.onSeen(latency, seat === this.mover);
  }

  close() {
    this.sockets.forEach((socket) => socket.close());
  }
}

async function post(path, body, tries = 5) {
  let answer;
  try {
    answer = await fetch(`${address}/games/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch (error) {
    // A busy server closes a line that was kept open just when we use it again.
    if (tries > 1) return post(path, body, tries - 1);
    throw error;
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Tables that are ready for when a game ends. */
class Stock {
  constructor(size) {
    this.size = size;
    this.ready = [];
    this.coming = 0;
    this.refill();
  }

  async refill() {
    while (this.coming < AT_ONCE && this.ready.length + this.coming < this.size) {
      this.coming += 1;
      Table.open().then((table) => {
        this.coming -= 1;
        this.ready.push(table);
        this.refill();
      });
    }
  }

  async take() {
    while (!this.ready.length) await sleep(1);
    const table = this.ready.pop();
    this.refill();
    return table;
  }
}

/** Moves at a steady rate, spread evenly over the tables; where one is still under way, the next waits for it. */
async function step(tables, stock, { rate, seconds, warm }) {
  const period = (1000 * tables.length) / rate;
  const begin = now();
  const from = begin + 1000 * warm;
  const until = from + 1000 * seconds;
  const found = { moves: 0, games: 0, refused: 0, lost: 0, own: [], others: [] };
  const replace = async (place) => {
    tables[place].close();
    tables[place] = await stock.take();
  };
  await new Promise((finish) => {
    let going = tables.length;
    const play = (place, due) => {
      if (due >= until - TICK) {
        going -= 1;
        if (!going) finish();
        return;
      }
      const table = tables[place];
      table.onSeen = async (latency, own) => {
        if (table.sent >= from) (own ? found.own : found.others).push(Math.round(1000 * latency));
        if (table.unseen) return;
        if (now() >= from && now() < until) found.moves += 1;
        if (table.over) {
          found.games += 1;
          await replace(place);
        }
        play(place, Math.max(due + period, now()));
      };
      setTimeout(() => table.move(), due - now());
    };
    tables.forEach((_, place) => play(place, begin + (place * period) / tables.length));
    setTimeout(() => say({ measuring: true }), from - now());
    setTimeout(finish, until + PATIENCE - now());
  });
  for (const [place, table] of tables.entries()) {
    if (!table.unseen) continue;
    found.lost += 1;
    table.onSeen = () => {};
    await replace(place);
  }
  return found;
}

async function main() {
  const tables = [];
  while (tables.length < count) {
    const more = Math.min(AT_ONCE, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: more }, Table.open))));
  }
  const stock = new Stock(Math.ceil(count / 10));
  say({ ready: tables.length });
  for await (const line of createInterface({ input: process.stdin })) say(await step(tables, stock, JSON.parse(line)));
  process.exit(0);
}

main();
