// Geizen for boardgame.io: the same board, chips, dice and moves as src/gelateria/games/geizen, in boardgame.io's words.

const { INVALID_MOVE } = require("boardgame.io/core");

const DICE = 5;
const CHIPS = { total: 130, start: 25, loan: 5 };
const ROWS = [
  { fields: "GGGR", first: 2, arrow: 1 },
  { fields: "GGGGR", first: 2, arrow: 1 },
  { fields: "GGGYGR", first: 1, arrow: 2 },
  { fields: "GGGYYGR", first: 1, arrow: 2 },
  { fields: "GGGYYGGR", first: 1, arrow: 3 },
];

function setup({ ctx }) {
  return {
    phase: "throw",
    bank: CHIPS.total - ctx.numPlayers * CHIPS.start,
    stock: Array(ctx.numPlayers).fill(CHIPS.start),
    rows: ROWS.map((row) => ({ ...row, filled: 0 })),
    thrown: [],
    loose: DICE,
    kept: [],
    loan: 0,
  };
}

// A turn

function throwDice({ G, random }) {
  if (G.phase !== "throw") return INVALID_MOVE;
  tumble(G, random);
}

function keep({ G, ctx, events, random }, dice) {
  if (G.phase !== "keep" || !Array.isArray(dice) || dice.length === 0) return INVALID_MOVE;
  const left = [...G.thrown];
  for (const die of dice) {
    const at = left.indexOf(die);
    if (at < 0) return INVALID_MOVE;
    left.splice(at, 1);
  }
  G.kept = [...G.kept, ...dice].sort();
  G.loose = left.length;
  if (G.loose) {
    tumble(G, random);
  } else {
    G.thrown = [];
    G.kept = G.kept.filter((die) => die !== 6);
    settle(G, ctx, events);
  }
}

function pay({ G, ctx, events }, number) {
  if (G.phase !== "pay" || !G.kept.includes(number)) return INVALID_MOVE;
  payNumber(G, ctx, number);
  settle(G, ctx, events);
}

function tumble(G, random) {
  G.thrown = random.D6(G.loose).sort();
  G.phase = "keep";
}

// Scoring

function settle(G, ctx, events) {
  if (orderMatters(G, ctx)) {
    G.phase = "pay";
    return;
  }
  for (const completes of [true, false]) {
    for (let number = 1; number <= 5; number++) {
      const row = G.rows[number - 1];
      const count = G.kept.filter((die) => die === number).length;
      if (count && (!completes || row.filled + count >= row.fields.length)) payNumber(G, ctx, number);
    }
  }
  endTurn(G, ctx, events);
}

function orderMatters(G, ctx) {
  let own = 0;
  let lent = 0;
  for (let number = 1; number <= 5; number++) {
    const row = G.rows[number - 1];
    let field = row.filled;
    for (const die of G.kept) {
      if (die !== number) continue;
      const chips = field === 0 ? row.first : 1;
      if (row.fields[field] === "Y") lent += chips;
      else own += chips;
      field = (field + 1) % row.fields.length;
    }
  }
  if (new Set(G.kept).size < 2) return false;
  const short = own - G.stock[ctx.currentPlayer];
  if (short <= 0) return lent > G.bank;
  return short > CHIPS.loan - G.loan || short + lent > G.bank;
}

function payNumber(G, ctx, number) {
  const count = G.kept.filter((die) => die === number).length;
  G.kept = G.kept.filter((die) => die !== number);
  for (let i = 0; i < count; i++) lay(G, ctx, G.rows[number - 1]);
}

function lay(G, ctx, row) {
  const seat = Number(ctx.currentPlayer);
  let own = row.filled === 0 ? row.first : 1;
  let lent = 0;
  if (row.fields[row.filled] === "Y") {
    lent = Math.min(own, G.bank);
    own -= lent;
  }
  const short = own - G.stock[seat];
  if (short > 0) {
    if (short > CHIPS.loan - G.loan || short > G.bank - lent) return;
    G.loan += short;
    G.bank -= short;
    G.stock[seat] += short;
  }
  G.stock[seat] -= own;
  G.bank -= lent;
  row.filled += 1;
  if (row.filled === row.fields.length) complete(G, ctx, seat, row);
}

function complete(G, ctx, seat, row) {
  row.filled = 0;
  G.stock[seat] += row.fields.length - 1 + row.first;
  for (let other = 0; other < ctx.numPlayers; other++) {
    if (other === seat) continue;
    const fine = Math.min(row.arrow, G.stock[other]);
    G.stock[other] -= fine;
    G.bank += fine;
  }
}

function endTurn(G, ctx, events) {
  const seat = Number(ctx.currentPlayer);
  const paid = Math.min(G.loan, G.stock[seat]);
  G.stock[seat] -= paid;
  G.bank += paid;
  G.loan = 0;
  G.phase = "throw";
  G.loose = DICE;
  if (G.stock[seat]) {
    events.endTurn();
  } else {
    const most = Math.max(...G.stock);
    events.endGame({ winners: [...G.stock.keys()].filter((winner) => G.stock[winner] === most) });
  }
}

// What whoever is awaited may do, for the clients: boardgame.io does not tell them.

function choices(G) {
  if (G.phase === "throw") return [{ type: "throwDice", args: [] }];
  if (G.phase === "pay") return [...new Set(G.kept)].map((number) => ({ type: "pay", args: [number] }));
  const found = [];
  for (let set = 1; set < 1 << G.thrown.length; set++) {
    // Of equal dice the first ones stand for all.
    const first = (die, i) => !(set & (1 << i)) || G.thrown[i - 1] !== die || set & (1 << (i - 1));
    if (G.thrown.every(first)) found.push({ type: "keep", args: [G.thrown.filter((_, i) => set & (1 << i))] });
  }
  return found;
}

const Geizen = {
  name: "geizen",
  minPlayers: 2,
  maxPlayers: 5,
  setup,
  moves: { throwDice, keep, pay },
};

module.exports = { Geizen, choices };
