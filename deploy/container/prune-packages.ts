import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { neededInProduction, readLockedPackages } from "../../tools/checks/lock-file.ts";

/**
 * Deletes the packages that nothing needs in production. `npm ci --omit=dev` leaves those that another package could make use
 * of, such as a test runner and a compiler, and the parts of these.
 */
const root = join(import.meta.dirname, "../..");
const packages = readLockedPackages(root);
const needed = neededInProduction(packages);
const unneeded = Object.keys(packages).filter(
  (place) => place.includes("node_modules/") && !needed.has(place),
);
for (const place of unneeded) rmSync(join(root, place), { recursive: true, force: true });
console.log(`${needed.size} packages are needed, ${unneeded.length} are not`);

/** Of the fonts, the files that are named here; a family has many weights. */
const namingFonts = [
  "apps/web/app/resources/social-image/rasterize.ts",
  "packages/booking/money/receipt/pdf/faces.ts",
];
const sources = namingFonts.map((path) => readFileSync(join(root, path), "utf8"));
const fonts = globSync("@expo-google-fonts/**/*.ttf", { cwd: join(root, "node_modules") });
const unnamed = fonts.filter((font) => !sources.some((source) => source.includes(`"${font}"`)));
for (const font of unnamed) rmSync(join(root, "node_modules", font));
console.log(`${fonts.length - unnamed.length} fonts are named, ${unnamed.length} are not`);
