import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

it.each([
  [183_600, "2日3時間", "2 days 3 hr"],
  [86_400, "1日0時間", "1 day 0 hr"],
  [82_319, "22時間51分", "22 hr 51 min"],
  [3_600, "1時間0分", "1 hr 0 min"],
  [3_599, "59:59", "59:59"],
  [522, "08:42", "08:42"],
  [0, "00:00", "00:00"],
])("of %d seconds it says what helps to decide", (seconds, ja, en) => {
  expect([timeLeft(seconds, "ja"), timeLeft(seconds, "en")]).toEqual([ja, en]);
});
