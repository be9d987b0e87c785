import { randomUUID } from "node:crypto";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { habits } from "../../load/drill/habits/habits.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, common as test } from "../support/fixtures.ts";

const { databaseServerUrl: serverUrl } = e2eEnv;

/** Few of them, with which each habit meets what it is about. */
const pages = [
  "home",
  "login",
  "search",
  "user-address",
  "user-address-new",
  "user-notification",
  "user-profile",
  "user-reservation-detail",
  "admin-canned-text",
  "admin-synonym",
];

async function freshDatabase() {
  const name = `takujo_e2e_habits_${randomUUID().replaceAll("-", "")}`;
  const url = await recreateDatabase(serverUrl, name);
  await migrate(url);
  return { url, drop: () => dropDatabase(serverUrl, name) };
}

test("everyday habits break nothing on ten pages", async () => {
  test.setTimeout(1_800_000);
  const drill = habits({ seed: 1, isSmall: true, pages });
  const said: string[] = [];
  const { figures, broken } = await drill.run({ serverUrl, freshDatabase }, (line) =>
    said.push(line),
  );
  expect(broken, said.join("\n")).toEqual([]);
  expect(figures["unmet"]).toBe("none");
});
