import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build/ensure-build.ts";
import { root } from "../../tools/env.ts";
import { withSeededDatabase } from "../../tools/postgres/seeded-database.ts";
import { createAttempts } from "./attempts.ts";
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
import { measurePaint, type PaintOptions } from "./paint/measure-paint.ts";
import { printFigure, printFormKit, printPaint, printSale, printScripts } from "./print.ts";
import { measureSale } from "./sale/measure-sale.ts";

const { values } = parseArgs({
  options: {
    /** One JSON object instead of tables. */
    json: { type: "boolean", default: false },
    /** Another checkout, built: only compares each request there and here, alternately. */
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

const { failed, fail, attempt } = createAttempts(progress);
/** Tables are printed as soon as they are known, JSON at the end. */
const shown = <Value>(print: (value: Value) => void) => (values.json ? () => {} : print);

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
      figures.push({ id, ...(await attempt(id, () => measure(ground), shown(printFigure))) });
    if (values.json) console.log(JSON.stringify({ figures, failed }));
    return;
  }
  const isWanted = (id: string) => !values.only || values.only === id;
  for (const [id, measure] of Object.entries(measurements).filter(([id]) => isWanted(id))) {
    figures.push({ id, ...(await attempt(id, () => measure(ground), shown(printFigure))) });
  }
  const reservations = isWanted("reservations")
    ? await attempt(
        "reservations",
        () => measureSale({ profileFolder: ground.profileFolder, say: progress }),
        shown(printSale),
      )
    : null;
  const paintOptions: PaintOptions = {
    // A whole run takes long enough.
    rounds: values.only === "paint" ? 3 : 1,
    say: progress,
    fail: (error) => fail("paint", error),
  };
  const paint = isWanted("paint")
    ? await attempt("paint", () => measurePaint(ground, paintOptions), shown(printPaint))
    : null;
  const scripts = await attempt("scripts", () => measurePageScripts(ground), shown(printScripts));
  const formKit = await attempt(
    "form-kit",
    async () => {
      if ("error" in scripts) throw new Error("the scripts of pages are not known");
      return measureFormKit(scripts);
    },
    shown(printFormKit),
  );
  if (!("error" in scripts)) {
    for (const { path, gzipBytes, limit } of tooLarge(scripts))
      fail("scripts", `${path} loads ${gzipBytes} bytes of JavaScript, more than ${limit}`);
  }
  if (!("error" in formKit)) {
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
