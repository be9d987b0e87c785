import * as z from "zod/mini";
import type { Rule, Text } from "./rule.ts";
import {
  composed,
  toFullWidthKana,
  toHalfWidth,
  toHyphens,
  trimmed,
  withoutBlanks,
} from "./text.ts";

function normalizer(change: (text: string) => string): Rule<Text> {
  return z.overwrite<Text>((value) => (typeof value === "string" ? change(value) : value));
}

export function trim(): Rule<Text> {
  return normalizer(trimmed);
}

export function compose(): Rule<Text> {
  return normalizer(composed);
}

export function foldWidth(): Rule<Text> {
  return normalizer(toHalfWidth);
}

export function foldKana(): Rule<Text> {
  return normalizer(toFullWidthKana);
}

/** For numbers and codes written with hyphens. */
export function foldDigits(): Rule<Text> {
  return normalizer(codeOf);
}

export function foldPhone(): Rule<Text> {
  return normalizer((text) =>
    codeOf(text).replace(/[().]/g, "-").replace(/-{2,}/g, "-").replace(/^-/, "").replace(/-$/, ""),
  );
}

export function foldPostalCode(): Rule<Text> {
  return normalizer((text) => {
    const code = codeOf(text).replace(/^\u3012+/, "");
    return /^[0-9]{7}$/.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
  });
}

/** Ids are stored without the @ that people often paste. */
export function stripAt(): Rule<Text> {
  return normalizer((text) => {
    let id = toHalfWidth(trimmed(text));
    while (id.startsWith("@")) id = trimmed(id.slice(1));
    return id;
  });
}

/** 日本語.jp → xn--wgv71a119e.jp, as browsers do. A value that is not a host name is left for the rule to refuse. */
export function foldDomain(): Rule<Text> {
  return normalizer((text) => {
    const typed = trimmed(text);
    if (typed.length > 253) return typed;
    const name = toHalfWidth(typed).replace(/[\u3002\uff61]/g, ".");
    if (/[^\p{L}\p{M}\p{N}.-]/u.test(name)) return name;
    return (URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname) || name;
  });
}

function codeOf(text: string): string {
  return withoutBlanks(toHyphens(toHalfWidth(text)));
}
