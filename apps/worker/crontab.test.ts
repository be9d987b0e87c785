import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCrontab } from "graphile-worker";
import { expect, it } from "vitest";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { createTasks } from "./tasks/index.ts";

const items = parseCrontab(readFileSync(join(import.meta.dirname, "crontab"), "utf8"));

it("names only existing tasks", () => {
  const tasks = createTasks({} as never, silentLogger);
  expect(items.map(({ task }) => task).filter((task) => !tasks[task])).toEqual([]);
});

it("reads the mailbox one at a time, and lets no run wait for another", () => {
  expect(items.find(({ task }) => task === "read-inquiry-mailbox")?.options).toMatchObject({
    queueName: "inquiry-mailbox",
    jobKey: "read-inquiry-mailbox",
    maxAttempts: 1,
  });
});
