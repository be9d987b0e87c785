import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/ensure-build.ts";
import { root } from "../../tools/env.ts";
import { withSeededDatabase } from "../../tools/postgres/seeded-database.ts";
import { measureApiRead } from "./figures/api-read.ts";
import { measureBearerRead } from "./figures/bearer-read.ts";
import { measureCachedEvent, measureCachedPage } from "./figures/cached-page.ts";
import { measureEventList } from "./figures/event-list.ts";
import type { Figure, Ground } from "./figures/figure.ts";
import { ask, startOurs } from "./figures/our-server.ts";
import { measureSignIn } from "./figures/sign-in.ts";
import { measureUncachedPage } from "./figures/uncached-page.ts";
import { measureFormKit } from "./form-kit/form-kit-size.ts";
import { printFigure, printFormKit, printSale, printScripts } from "./print.ts";
import { measureSale } from "./sale/measure-sale.ts";
import { measureScripts } from "./script-size.ts";

const { values } = parseArgs({
  options: {
    /** One JSON object instead of tables. */
    json: { type: "boolean", default: false },
    /** One figure, or `scripts` for the sizes alone; those come with every figure too. */
    only: { type: "string" },
    /** Writes a processor profile of our server into this folder; the figures then mean little. */
    profile: { type: "string" },
  },
});
const measurements = {
  cached: measureCachedPage,
  "cached-event": measureCachedEvent,
  uncached: measureUncachedPage,
  api: measureApiRead,
  "event-list": measureEventList,
  bearer: measureBearerRead,
  "sign-in": measureSignIn,
};
const maxScriptBytes = 125_000;
const progress = (line: string) => console.error(line);

await ensureBuild({ quiet: values.json });
await withSeededDatabase("bench", async ({ url: databaseUrl, serverUrl }) => {
  const ground: Ground = {
    databaseUrl,
    databaseServerUrl: serverUrl,
    origin: "http://localhost",
    profileFolder: values.profile && join(root, values.profile),
  };
  const figures: Figure[] = [];
  for (const [id, measure] of Object.entries(measurements)) {
    if (values.only && values.only !== id) continue;
    progress(`Measuring: ${id}`);
    const figure = await measure(ground);
    figures.push(figure);
    if (!values.json) printFigure(figure);
  }
  const isWanted = !values.only || values.only === "reservations";
  if (isWanted) progress("Measuring: reservations");
  const { profileFolder } = ground;
  const sale = isWanted ? await measureSale({ profileFolder, say: progress }) : null;
  if (isWanted && !sale) progress("There is no pgbench, so reservations are not measured.");
  if (sale && !values.json) printSale(sale);
  const scripts = await homeScripts(ground);
  const formKit = await measureFormKit(scripts);
  if (values.json)
    console.log(JSON.stringify({ figures, reservations: sale, scripts, maxScriptBytes, formKit }));
  else {
    printScripts(scripts, maxScriptBytes);
    printFormKit(formKit);
  }
  if (scripts.gzipBytes > maxScriptBytes || formKit.astray.length > 0) process.exitCode = 1;
});

async function homeScripts(ground: Ground) {
  const ours = await startOurs({ ...ground, profileFolder: undefined }, "on");
  try {
    const { body } = await ask(ours, { path: "/" });
    return measureScripts(body.toString(), join(root, "apps/web/build/client"));
  } finally {
    await ours.stop();
  }
}
