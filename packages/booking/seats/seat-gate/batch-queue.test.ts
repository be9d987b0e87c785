import { setImmediate as turn } from "node:timers/promises";
import { DomainError } from "@takujo/runtime/domain-error";
import { expect, it } from "vitest";
import { createBatchQueue } from "./batch-queue.ts";

function watched(options: { maxInBatch?: number; maxInside?: number; maxAtOnce?: number } = {}) {
  const batches: string[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const take = createBatchQueue<string, string>({
    maxInBatch: 3,
    maxInside: 6,
    maxAtOnce: 4,
    isHeldUp: () => false,
    ...options,
    async run(requests) {
      batches.push(requests);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return requests.map((request) => request.toUpperCase());
    },
  });
  return { take, batches, gates };
}

it("requests that arrive during a batch join the next one, in order of arrival", async () => {
  const { take, batches, gates } = watched();
  const first = take("s", "a");
  await turn();
  const others = ["b", "c", "d", "e"].map((request) => take("s", request));
  gates[0]?.resolve();
  expect(await first).toBe("A");
  await turn();
  gates[1]?.resolve();
  await turn();
  gates[2]?.resolve();
  expect(await Promise.all(others)).toEqual(["B", "C", "D", "E"]);
  expect(batches).toEqual([["a"], ["b", "c", "d"], ["e"]]);
});

it("sessions do not wait for each other", async () => {
  const { take, batches, gates } = watched();
  void take("one", "a");
  const other = take("two", "b");
  await turn();
  gates[1]?.resolve();
  expect(await other).toBe("B");
  expect(batches).toHaveLength(2);
});

it("requests beyond the bound are refused at once, with Retry-After", async () => {
  const { take, gates } = watched({ maxInside: 3 });
  void take("s", "a");
  await turn();
  void take("s", "b");
  void take("s", "c");
  const refusal = await take("s", "d").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({ code: "unavailable", retryAfter: 1 });
  gates[0]?.resolve();
});

it("a batch that fails rejects only its own requests", async () => {
  let count = 0;
  const take = createBatchQueue<string, string>({
    maxInBatch: 1,
    maxInside: 6,
    maxAtOnce: 4,
    isHeldUp: () => false,
    run: async (requests) => {
      if (count++ === 0) throw new Error("away");
      return requests;
    },
  });
  const answers = await Promise.allSettled([take("s", "a"), take("s", "b")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

it("when there is room for one batch only, all sessions that wait share it", async () => {
  const { take, batches, gates } = watched({ maxAtOnce: 2 });
  const answers = ["a", "b", "c"].map((request) => take(request, request));
  await turn();
  expect(batches).toEqual([["a"], ["b", "c"]]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
});

it("requests of a session are never in two batches at once", async () => {
  const { take, batches, gates } = watched({ maxAtOnce: 2 });
  void take("busy", "a");
  await turn();
  void take("busy", "b");
  void take("other", "c");
  await turn();
  expect(batches).toEqual([["a"], ["c"]]);
  gates[0]?.resolve();
  await turn();
  expect(batches).toEqual([["a"], ["c"], ["b"]]);
});

it("a crowd at one session does not fill every shared batch", async () => {
  const { take, batches, gates } = watched({ maxAtOnce: 1, maxInBatch: 2 });
  for (const request of ["a", "b", "c", "d"]) void take("crowd", request);
  void take("quiet", "e");
  await turn();
  gates[0]?.resolve();
  await turn();
  expect(batches).toEqual([
    ["a", "b"],
    ["e", "c"],
  ]);
});

it("sessions of a batch that one of them blocks are run alone, so the others do not wait", async () => {
  const stuck = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const take = createBatchQueue<string, string>({
    maxInBatch: 3,
    maxInside: 6,
    maxAtOnce: 1,
    isHeldUp: () => true,
    async run(requests) {
      batches.push(requests);
      if (requests.length > 1) throw new Error("held up");
      if (requests[0] === "stuck") await stuck.promise;
      return requests;
    },
  });
  const first = take("one", "stuck");
  expect(await take("two", "b")).toBe("b");
  expect(await take("three", "c")).toBe("c");
  expect(batches).toEqual([["stuck", "b"], ["stuck"], ["b"], ["c"]]);
  stuck.resolve();
  expect(await first).toBe("stuck");
});
