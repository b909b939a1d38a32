// TypeScript of what the server says: each file that `python -m gelateria.server.export FOLDER` wrote becomes one in src/generated.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const [folder] = process.argv.slice(2);
const target = fileURLToPath(new URL("../src/generated", import.meta.url));
mkdirSync(target, { recursive: true });
for (const file of readdirSync(folder)) {
  const schema = JSON.parse(readFileSync(join(folder, file), "utf-8"));
  const text = astToString(await openapiTS(schema, { defaultNonNullable: false, arrayLength: false }));
  const names = Object.keys(schema.components.schemas);
  const short = names
    .filter((name) => /^\w+$/.test(name))
    .map((name) => `export type ${name} = components["schemas"]["${name}"];`)
    .join("\n");
  writeFileSync(join(target, `${basename(file, ".json")}.d.ts`), `${text}\n${short}\n`);
}
