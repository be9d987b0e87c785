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
import { measureSignIn } from "./figures/sign-in.ts";
import { measureUncachedPage } from "./figures/uncached-page.ts";
import { versionFigures } from "./figures/versions.ts";
import { measureFormKit } from "./form-kit/form-kit-size.ts";
import { measurePageScripts, tooLarge } from "./page-scripts.ts";
import { measurePaint } from "./paint/measure-paint.ts";
import { printFigure, printFormKit, printPaint, printSale, printScripts } from "./print.ts";
import { measureSale } from "./sale/measure-sale.ts";

const { values } = parseArgs({
  options: {
    /** One JSON object instead of tables. */
    json: { type: "boolean", default: false },
    /** Another checkout, built: each request is measured there and here in turn, and nothing else. */
    before: { type: "string" },
    /** One figure, or `scripts` for the sizes alone; those come with every figure too. */
    only: { type: "string" },
    /** Writes a processor profile of our server into this folder; the figures then mean little. */
    profile: { type: "string" },
  },
});
const measurements: Record<string, (ground: Ground) => Promise<Figure>> = {
  cached: measureCachedPage,
  "cached-event": measureCachedEvent,
  uncached: measureUncachedPage,
  api: measureApiRead,
  "event-list": measureEventList,
  bearer: measureBearerRead,
  "sign-in": measureSignIn,
};
const progress = (line: string) => console.error(line);
if (
  values.only &&
  ![...Object.keys(measurements), "reservations", "paint", "scripts"].includes(values.only)
) {
  progress(`There is no figure "${values.only}".`);
  process.exit(1);
}

const failed: { id: string; error: string }[] = [];
const fail = (id: string, error: string) => {
  progress(`Failed: ${id}: ${error}`);
  failed.push({ id, error });
};

/** What cannot be measured is told at the end, and the others are measured all the same. */
async function attempt<Value extends object>(
  id: string,
  measure: () => Promise<Value | null>,
  print: (value: Value) => void,
): Promise<Value | { error: string } | null> {
  progress(`Measuring: ${id}`);
  try {
    const value = await measure();
    if (value && !values.json) print(value);
    return value;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    fail(id, error);
    return { error };
  }
}

await ensureBuild({ quiet: values.json });
await withSeededDatabase("bench", async ({ url: databaseUrl, serverUrl }) => {
  const ground: Ground = {
    databaseUrl,
    databaseServerUrl: serverUrl,
    origin: "http://localhost",
    profileFolder: values.profile && join(root, values.profile),
  };
  const figures: object[] = [];
  if (values.before) {
    for (const { id, measure } of versionFigures(values.before))
      figures.push({ id, ...(await attempt(id, () => measure(ground), printFigure)) });
    if (values.json) console.log(JSON.stringify({ figures, failed }));
    return;
  }
  const isWanted = (id: string) => !values.only || values.only === id;
  for (const [id, measure] of Object.entries(measurements).filter(([id]) => isWanted(id))) {
    figures.push({ id, ...(await attempt(id, () => measure(ground), printFigure)) });
  }
  const sale = () => measureSale({ profileFolder: ground.profileFolder, say: progress });
  const reservations = isWanted("reservations")
    ? await attempt("reservations", sale, printSale)
    : null;
  if (isWanted("reservations") && !reservations)
    progress("There is no pgbench, so reservations are not measured.");
  // A quarter of an hour, so only if asked for.
  const paint =
    values.only === "paint"
      ? await attempt("paint", () => measurePaint(ground, progress), printPaint)
      : null;
  const scripts = await attempt("scripts", () => measurePageScripts(ground), printScripts);
  const formKit = await attempt(
    "form-kit",
    async () => (scripts && !("error" in scripts) ? measureFormKit(scripts) : null),
    printFormKit,
  );
  if (scripts && !("error" in scripts)) {
    for (const { path, gzipBytes, limit } of tooLarge(scripts))
      fail("scripts", `${path} loads ${gzipBytes} bytes of JavaScript, more than ${limit}`);
  }
  if (formKit && !("error" in formKit)) {
    for (const { path, modules } of formKit.astray)
      fail("form-kit", `${path} has no form and loads ${modules.join(", ")}`);
  }
  if (values.json)
    console.log(JSON.stringify({ figures, reservations, paint, scripts, formKit, failed }));
});
if (failed.length > 0) {
  progress(`\nFailed:\n${failed.map(({ id, error }) => `${id}: ${error}`).join("\n")}`);
  process.exitCode = 1;
}
