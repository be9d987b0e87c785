import { EventEmitter } from "node:events";
import { register } from "@takujo/runtime/metrics/metrics";
import type { WorkerEvents } from "graphile-worker";
import { describe, expect, it } from "vitest";
import { countJobs, countPush } from "./count-work.ts";

/** What is told of a metric, by the values of its labels. */
async function told(name: string): Promise<Record<string, number>> {
  const metric = await register.getSingleMetric(name)?.get();
  return Object.fromEntries(
    (metric?.values ?? []).map(({ labels, value }) => [Object.values(labels).join(" "), value]),
  );
}

describe("the work that is counted", () => {
  it.each([
    [201, "accepted"],
    [404, "gone"],
    [410, "gone"],
    [403, "refused"],
    [429, "away"],
    [503, "away"],
    [undefined, "away"],
  ])("a push that is answered %s is %s", async (status, result) => {
    const before = await told("takujo_pushes_total");
    countPush(status);
    const more = (before[result] ?? 0) + 1;
    expect(await told("takujo_pushes_total")).toEqual({ ...before, [result]: more });
  });

  it("an attempt at a job is done, failed, or given up if it was the last", async () => {
    const events = new EventEmitter() as WorkerEvents;
    countJobs(events);
    const attempt = (name: "job:success" | "job:error", attempts: number) => {
      const job = { task_identifier: "counted", attempts, max_attempts: 2 };
      events.emit("job:start", { job } as never);
      events.emit(name, { job } as never);
    };
    attempt("job:success", 1);
    attempt("job:error", 1);
    attempt("job:error", 2);
    attempt("job:success", 2);
    expect(await told("takujo_jobs_total")).toMatchObject({
      "counted done": 2,
      "counted failed": 1,
      "counted given-up": 1,
    });
  });
});
