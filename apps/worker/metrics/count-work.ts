import { Counter, Histogram } from "@takujo/runtime/metrics/metrics";
import type { WorkerEvents } from "graphile-worker";

const jobs = new Counter({
  name: "takujo_jobs_total",
  help: "Attempts at jobs, by task and result: done, failed (tried again) or given up.",
  labelNames: ["task", "result"],
});
const jobSeconds = new Histogram({
  name: "takujo_job_seconds",
  help: "How long an attempt at a job took.",
  labelNames: ["task"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
});
const pushes = new Counter({
  name: "takujo_pushes_total",
  help: "Pushes by what the push service answered: accepted, gone (the browser left), refused, or away.",
  labelNames: ["result"],
});

/** From zero, so that the first failure is an increase. */
const results = ["done", "failed", "given-up"] as const;
for (const result of ["accepted", "gone", "refused", "away"]) pushes.inc({ result }, 0);

/** Counts what the queue reports. Tasks that it does not know are never taken, so there are few names. */
export function countJobs(events: WorkerEvents): void {
  const startedAt = new WeakMap<object, number>();
  events.on("job:start", ({ job }) => {
    for (const result of results) jobs.inc({ task: job.task_identifier, result }, 0);
    startedAt.set(job, performance.now());
  });
  const count = (job: { task_identifier: string }, result: (typeof results)[number]) => {
    const { task_identifier: task } = job;
    jobs.inc({ task, result });
    const started = startedAt.get(job);
    if (started !== undefined) jobSeconds.observe({ task }, (performance.now() - started) / 1_000);
  };
  events.on("job:success", ({ job }) => count(job, "done"));
  events.on("job:error", ({ job }) =>
    count(job, job.attempts < job.max_attempts ? "failed" : "given-up"),
  );
}

/** `status` is that of the push service's answer; none if there was no answer. */
export function countPush(status?: number): void {
  const isGone = status === 404 || status === 410;
  const isAway = status === undefined || status === 429 || status >= 500;
  const refused = isGone ? "gone" : isAway ? "away" : "refused";
  pushes.inc({ result: status !== undefined && status < 300 ? "accepted" : refused });
}
