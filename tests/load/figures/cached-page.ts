import { compare } from "../compare.ts";
import { startContestant } from "../contestant.ts";
import type { FixedAnswer } from "../contestants/bare-node.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, startOurs } from "./our-server.ts";

/** Node writes these by itself. */
const ofTheConnection = new Set(["date", "connection", "keep-alive"]);

export const measureCachedPage = (ground: Ground) => measure(ground, "cached page", "/en/news");

/** Larger, and its seats are not part of it. */
export const measureCachedEvent = (ground: Ground) =>
  measure(ground, "cached event page", "/en/event/heavyweight-day-grand-canal");

/** A page out of the cache, against Node sending the same bytes. */
async function measure(ground: Ground, name: string, path: string): Promise<Figure> {
  const asked = { path, headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } };
  await using ours = await startOurs(ground, "on");
  const answer = await ask(ours, asked);
  const settings: FixedAnswer = { body: answer.body, headers: withoutConnection(answer.headers) };
  await using bare = await startContestant({ program: "bare-node", settings });
  const same = await ask(bare, asked);
  if (!same.body.equals(answer.body)) throw new Error("bare-node sends other bytes");
  return {
    name,
    asked,
    result: await compare(asked, ours, [bare]),
    targets: { "bare-node": 0.8 },
    note: `${answer.body.length} bytes of brotli, the same headers`,
  };
}

function withoutConnection(headers: string[]): string[] {
  return headers.filter((_, index) => {
    const name = headers[index - (index % 2)]?.toLowerCase() ?? "";
    return !ofTheConnection.has(name);
  });
}
