import compile from "icu-minify/compile";

export type CompiledMessages = { [key: string]: CompiledMessages | ReturnType<typeof compile> };

/** Parses every ICU message in advance, so that browsers need no parser, only small arrays. */
export function compileMessages(messages: object): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileMessages(value as object),
    ]),
  );
}
