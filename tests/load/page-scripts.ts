import { join } from "node:path";
import { pageRecords } from "../../apps/web/app/shell/routing/records.ts";
import { readChunkModules } from "../../apps/web/chunk-modules.ts";
import { root } from "../../tools/env.ts";
import type { Contestant } from "./contestant.ts";
import type { Ground } from "./figures/figure.ts";
import { ask, startOurs } from "./figures/our-server.ts";
import { measureScripts, type ScriptSize } from "./script-size.ts";

/** All JavaScript of a page that anybody may see, gzip. */
const maxBytes = 135_000;
const maxBytesWithForm = 145_000;
const sendingForm = "apps/web/app/shell/form/plain-form.tsx";

export interface PageScripts extends ScriptSize {
  path: string;
  hasForm: boolean;
  limit: number;
}

/** Every page for signed-out visitors, as the real server sends it. */
export async function measurePageScripts(ground: Ground): Promise<PageScripts[]> {
  await using ours = await startOurs({ ...ground, profileFolder: undefined }, "on");
  const pages: PageScripts[] = [];
  const chunks = readChunkModules();
  for (const path of await publicPaths(ours)) {
    const html = (await ask(ours, { path })).body.toString();
    const size = measureScripts(html, join(root, "apps/web/build/client"));
    // Only POST: searches and filters use no kit. A page for a link from a mail shows its form only with the link.
    const hasForm =
      /<form[^>]*\smethod="post"/i.test(html) ||
      size.files.some(({ path }) => chunks[path]?.includes(sendingForm));
    pages.push({ path, hasForm, limit: hasForm ? maxBytesWithForm : maxBytes, ...size });
  }
  return pages;
}

export const tooLarge = (pages: PageScripts[]) =>
  pages.filter(({ gzipBytes, limit }) => gzipBytes > limit);

/** Of the table of routes; where a route has parameters, the first of its pages in the sitemap. */
export async function publicPaths(ours: Contestant): Promise<string[]> {
  const { body } = await ask(ours, { path: "/sitemap.xml" });
  const listed = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const open = pageRecords.filter(
    ({ id, auth }) =>
      // The page of the first start is gone after it.
      id !== "setup" && (auth === false || (typeof auth === "object" && auth.only === "anonymous")),
  );
  return open.map(({ path }) => {
    if (!path.includes(":")) return path;
    const shape = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    const found = listed.find((address) => shape.test(address));
    if (!found) throw new Error(`the sitemap has no page for ${path}`);
    return found;
  });
}
