import type { createPool } from "@takujo/runtime/database/database";
import { expect, it } from "vitest";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { showPresence } from "./presence.ts";

it("a worker that cannot show its presence gives the connection back", async () => {
  const released = Promise.withResolvers<boolean | undefined>();
  const pool = {
    connect: async () => ({
      on: () => {},
      query: () => Promise.reject(new Error("canceling statement due to lock timeout")),
      release: released.resolve,
    }),
  } as unknown as ReturnType<typeof createPool>;
  const leave = showPresence(pool, ["pool-1"], silentLogger);
  expect(await released.promise).toBe(true);
  leave();
});
