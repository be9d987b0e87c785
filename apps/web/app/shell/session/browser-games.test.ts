import { readLoginUser } from "@takujo/contracts/generated/games/sdk.gen";
import { expect, it, vi } from "vitest";

vi.stubGlobal("window", {});
vi.stubGlobal("location", { origin: "http://localhost" });
vi.stubGlobal("document", { cookie: "auth_jwt=old" });
const { gamesClient } = await import("./browser-games.ts");

const user = { email: "kotori@example.jp", displayId: "kotori", roles: ["user"] };

/** The games API accepts one token only; each test defines the renewal. */
function answer(renewal: () => Response) {
  vi.stubGlobal("fetch", async (asked: Request | string) => {
    if (typeof asked === "string") return renewal();
    const isKnown = asked.headers.get("authorization") === "Bearer new";
    return isKnown ? Response.json(user) : Response.json({}, { status: 401 });
  });
  return readLoginUser({ client: gamesClient, query: { _: "1" } });
}

it("an invalid token is exchanged for a new one", async () => {
  const { data } = await answer(() => Response.json({ token: "new" }));
  expect(data).toEqual(user);
});

it("without a session nobody is signed in", async () => {
  const { response } = await answer(() => Response.json({ code: "UNAUTHORIZED" }, { status: 401 }));
  expect(response?.status).toBe(401);
});

it.each([
  [
    "broke off",
    () => {
      throw new TypeError("aborted");
    },
  ],
  ["found the service away", () => Response.json({}, { status: 503 })],
])("a renewal that %s does not count as signed out", async (_, renewal) => {
  const { data, response } = await answer(renewal);
  expect([data, response]).toEqual([undefined, undefined]);
});
