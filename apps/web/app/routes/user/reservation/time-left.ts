import type { Locale } from "@takujo/contracts/locale";
import { minutesAndSeconds } from "../../../shell/use-seconds-until.ts";

const oneMinute = 60;
const oneHour = 3_600;
const oneDay = 86_400;

/** 2日3時間, on the last day 22時間51分, and in the last hour 08:42: seconds would cause needless hurry earlier. */
export function timeLeft(seconds: number, locale: Locale): string {
  if (seconds < oneHour) return minutesAndSeconds(seconds).padStart(5, "0");
  const amount = (value: number, unit: "day" | "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const hours = amount(Math.floor((seconds % oneDay) / oneHour), "hour");
  const parts =
    seconds < oneDay
      ? [hours, amount(Math.floor((seconds % oneHour) / oneMinute), "minute")]
      : [amount(Math.floor(seconds / oneDay), "day"), hours];
  return locale === "ja" ? parts.join("").replaceAll(" ", "") : parts.join(" ");
}
