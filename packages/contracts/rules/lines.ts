import * as z from "zod/mini";

/** What is left of line ends and other control characters would break lines that hold one thing each. */
export const oneLine = () => z.overwrite<string>((text) => text.replace(/\p{Cc}+/gu, " "));

/** Signs that turn the direction of writing can show a name as another one. */
export const oneDirection = () =>
  z.overwrite<string>((text) => text.replace(/[\u202a-\u202e\u2066-\u2069]+/gu, ""));

/** A form sends CRLF, which would count as two. NUL is the one character that PostgreSQL cannot keep. */
export const plainLines = () =>
  z.overwrite<string>((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", ""));
