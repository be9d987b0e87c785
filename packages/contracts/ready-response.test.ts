import { describe, expect, it } from "vitest";
import { ReadyResponse } from "./ready-response.ts";

const text = '{"title":"卓上 🎲"}';
const init = { status: 201, headers: { "content-type": "application/json", "x-own": "1" } };
/** A view of the middle of something larger, as small Buffers are. */
const bytes = new TextEncoder().encode(`--${text}--`).subarray(2, -2);

describe.each([
  ["text", () => new ReadyResponse(text, init)],
  ["bytes", () => new ReadyResponse(bytes, init)],
])("a response made of %s", (_, create) => {
  it("is read in every way, as any response", async () => {
    const same = new Response(text, init);
    expect(await create().text()).toBe(text);
    expect(await create().json()).toEqual(JSON.parse(text));
    expect(await create().bytes()).toEqual(await same.clone().bytes());
    expect(await create().arrayBuffer()).toEqual(await same.clone().arrayBuffer());
    expect(await new Response(create().body).text()).toBe(text);
    expect(await create().clone().text()).toBe(text);
  });

  it("has its status and headers, and its copies have them too", () => {
    for (const response of [create(), create().clone(), new Response(create().body, create())]) {
      expect(response.status).toBe(201);
      expect(Object.fromEntries(response.headers)).toEqual(init.headers);
    }
    const original = create();
    original.clone().headers.set("x-own", "2");
    expect(original.headers.get("x-own")).toBe("1");
  });
});
