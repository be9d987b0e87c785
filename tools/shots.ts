import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { e2eEnv } from "../tests/e2e/support/env.ts";
import { runServer } from "../tests/support/programs/run-server.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { root } from "./env.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { contactSheet, everyShot, type Shot } from "./shots/every-shot.ts";
import { takeHandbookPictures } from "./shots/handbook-pictures.ts";
import { seededIds } from "./shots/seeded-ids.ts";
import { signInAll } from "./shots/sign-in.ts";

const folder = join(root, "shots");

/** Of the seed. */
const people = { user: "kotori@example.jp", admin: "desk@takujo.example" };

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

/** `npm run shots -- news '^user$'` takes only the routes whose id matches one of these; `--handbook` the pictures of the handbook. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { handbook: { type: "boolean", default: false } },
});
const [wanted = ""] = positionals;
const patterns = (positionals.length > 0 ? positionals : [""]).map((word) => new RegExp(word));
const shots = everyShot().filter(({ route }) => patterns.some((pattern) => pattern.test(route)));

await ensureBuild();
await withSeededDatabase("shots", async ({ url }) => {
  const server = await runServer({ databaseUrl: url });
  try {
    const { origin } = server;
    console.log("Signing in");
    const cookies = {
      visitor: [],
      ...(await signInAll(people, { origin, databaseUrl: url })),
    };
    const ids = await seededIds(url, people.user);
    if (values.handbook) {
      const pictures = join(root, "handbook/pictures");
      const site = { wanted, origin, databaseUrl: url, cookies, ids };
      await inBrowser((browser) => takeHandbookPictures(browser, pictures, site));
      console.log("Written to handbook/pictures/");
    } else {
      await inBrowser((browser) => takeShots(browser, origin, cookies, ids));
      console.log(`Written to shots/: ${shots.length} pictures, index.html and contact sheets`);
    }
  } finally {
    await server.stop();
  }
});

async function inBrowser(use: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: e2eEnv.chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function takeShots(
  browser: Browser,
  origin: string,
  cookies: Record<Shot["as"], Cookie[]>,
  ids: Record<string, string>,
) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, shot] of shots.entries()) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: shot.width < 600 ? 844 : 800 },
      colorScheme: shot.theme,
      locale: shot.locale,
      reducedMotion: "reduce",
      // A headless browser's own name counts as a crawler, which gets no error screens.
      userAgent:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    });
    await page.context().addCookies(cookies[shot.as]);
    const path = shot.path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? "");
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      // Lazy pictures below the fold would come out blank.
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, shot.file), fullPage: true });
    await page.close();
    console.log(`${index + 1}/${shots.length} ${shot.file}`);
  }
  await writeSheets(browser);
}

/** One page to scroll through in a browser, and one picture for each route to look at beside the design. */
async function writeSheets(browser: Browser) {
  writeFileSync(join(folder, "index.html"), contactSheet(shots));
  for (const [route, own] of Map.groupBy(shots, (shot: Shot) => shot.route)) {
    const file = join(folder, `sheet-${route}.html`);
    writeFileSync(file, contactSheet(own));
    const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
    await page.goto(`file://${file}`);
    await page.screenshot({ path: join(folder, `sheet-${route}.png`), fullPage: true });
    await page.close();
    rmSync(file);
  }
}
