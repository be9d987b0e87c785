import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { rasterize } from "./rasterize.ts";

const drawing = vi.hoisted(() => ({ now: 0, max: 0 }));
vi.mock(import("@resvg/resvg-js"), async (original) => {
  const library = await original();
  return {
    ...library,
    async renderAsync(...given) {
      drawing.now++;
      drawing.max = Math.max(drawing.max, drawing.now);
      return library.renderAsync(...given).finally(() => drawing.now--);
    },
  };
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';
const app = new Hono().get("/", async (c) => c.body(await rasterize(svg)));

it("renders two pictures at once and rejects requests that would wait too long", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.request("/")));
  const drawn = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(drawn.length + refused.length).toBe(100);
  expect(drawn.length).toBeGreaterThanOrEqual(30);
  expect(drawn.length).toBeLessThanOrEqual(32);
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["1"]));
  expect(drawing.max).toBe(2);
  expect((await app.request("/")).status).toBe(200);
});
