import type * as z from "zod/mini";
import { dayAtVenue } from "../venue-time.ts";
import { grouped } from "./decimal.ts";
import type { RuleValues } from "./rule.ts";

interface Sentence {
  /** Relative to the `validations` set; empty if the issue has its own message. */
  key: string;
  values: RuleValues;
}

const sentence = (key: string, values: RuleValues = {}): Sentence => ({ key, values });
const zodSaysNothing = new Set(["", "Invalid input"]);

const byExpectedType: Record<string, string> = {
  string: "rule.requiredInput",
  number: "rule.numeric",
  int: "rule.integer",
  bigint: "rule.integer",
  nan: "rule.numeric",
  date: "rule.requiredDate",
  boolean: "rule.requiredSelect",
  array: "rule.requiredSelect",
  set: "rule.requiredSelect",
  object: "rule.requiredSelect",
};

/** Formats with an equivalent rule use that rule's message. */
const byFormat: Record<string, Sentence> = {
  email: sentence("rule.email", { example: "name@example.com" }),
  ipv4: sentence("rule.ipv4", { example: "192.0.2.1" }),
  ipv6: sentence("rule.ipv6", { example: "2001:db8::1" }),
  mac: sentence("rule.macAddress", { example: "00:00:5E:00:53:01" }),
  date: sentence("rule.existingDate", { example: "2026-11-14" }),
  url: sentence("zod.url", { example: "https://example.com" }),
};

export function builtInSentence(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case "invalid_type":
      return sentence(byExpectedType[issue.expected] ?? "zod.other");
    case "invalid_value":
      return sentence("rule.requiredSelect");
    case "invalid_format":
      return byFormat[issue.format] ?? sentence("zod.other");
    case "too_small":
      return bound(issue.origin, issue.minimum, issue.exact ? "Exact" : "Min", issue.inclusive);
    case "too_big":
      return bound(issue.origin, issue.maximum, issue.exact ? "Exact" : "Max", issue.inclusive);
    case "not_multiple_of":
      return sentence("zod.multiple", { step: grouped(String(issue.divisor)) });
    case "custom":
      return sentence(zodSaysNothing.has(issue.message) ? "zod.other" : "");
    default:
      return sentence("zod.other");
  }
}

type Side = "Min" | "Max" | "Exact";

function bound(origin: string, limit: number | bigint, side: Side, inclusive = true): Sentence {
  if (origin === "string") return sentence(`zod.text${side}`, { limit: Number(limit) });
  if (origin === "date") {
    const day = dayAtVenue(new Date(Number(limit)));
    return sentence(`zod.date${side === "Max" ? "Max" : "Min"}`, { limit: { day } });
  }
  if (origin === "number" || origin === "int" || origin === "bigint") {
    const open = side === "Min" ? "Above" : "Below";
    return sentence(`zod.number${inclusive ? side : open}`, { limit: grouped(String(limit)) });
  }
  return sentence(`zod.items${side}`, { limit: Number(limit) });
}
