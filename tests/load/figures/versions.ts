import { join } from "node:path";
import { compare } from "../compare.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, startOurs } from "./our-server.ts";

const event = "/en/event/heavyweight-day-grand-canal";
const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };

const requests: {
  name: string;
  path: string;
  pageCache: "on" | "off";
  headers?: Record<string, string>;
}[] = [
  { name: "cached page", path: "/en/news", pageCache: "on", headers },
  { name: "cached event page", path: event, pageCache: "on", headers },
  { name: "uncached page", path: "/en/news", pageCache: "off" },
  { name: "uncached event page", path: event, pageCache: "off" },
  { name: "uncached list of events", path: "/en/event", pageCache: "off" },
  { name: "API read", path: "/api/platform/v1/news?limit=12", pageCache: "on" },
  { name: "seats", path: "/api/v1/seats?events=heavyweight-day-grand-canal", pageCache: "on" },
];

/** Our server against that of another checkout, which must be built, on the same database: one figure for each request. */
export const versionFigures = (checkout: string) =>
  requests.map(({ name, pageCache, ...asked }) => ({
    id: name,
    async measure(ground: Ground): Promise<Figure> {
      const contestants = join(checkout, "tests/load/contestants");
      await using ours = await startOurs(ground, pageCache);
      await using before = await startOurs(ground, pageCache, {}, contestants);
      await Promise.all([ask(ours, asked), ask(before, asked)]);
      const result = await compare(asked, ours, [{ ...before, name: "before" }]);
      return { name, asked, result, targets: {}, note: `before: ${checkout}` };
    },
  }));
