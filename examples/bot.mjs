// A bot in another language: one JSON object a line comes in on stdin, one goes out on stdout for each decision.
//
//     gelateria bot check "stdio:node examples/bot.mjs"
//     gelateria simulate geizen --bots "stdio:node examples/bot.mjs,random"

import { createInterface } from "node:readline";

let chance;

/** Random numbers that begin at a seed, so that the same game can be played again (Mulberry32). */
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How much we want an action. In Geizen: keep sixes, which are free, and dice for rows that are nearly full. */
function worth(action, view) {
  if (action.type !== "keep") return 0;
  return action.dice.reduce((sum, die) => {
    if (die === 6) return sum + 0.3;
    const { fields, filled } = view.rows[die - 1];
    return sum + (filled + 1) / fields.length - 0.8;
  }, 0);
}

function decide({ view, legal }) {
  const values = legal.map((action) => worth(action, view));
  const best = Math.max(...values);
  const places = legal.map((_, place) => place).filter((place) => values[place] === best);
  return { index: places[Math.floor(chance() * places.length)] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === "hello") chance = seeded(said.seed);
  if (said.type === "decide") console.log(JSON.stringify(decide(said)));
  if (said.type === "bye") break;
}
