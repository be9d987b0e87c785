import * as z from "zod/mini";

/** Removes line ends and other control characters, which would break one-line formats. */
export const oneLine = () => z.overwrite<string>((text) => text.replace(/\p{Cc}+/gu, " "));

/** Bidirectional control characters can make a name look like another one. */
export const oneDirection = () =>
  z.overwrite<string>((text) => text.replace(/[\u202a-\u202e\u2066-\u2069]+/gu, ""));

/** A form sends CRLF, which would count as two characters. NUL is the only character that PostgreSQL cannot store. */
export const plainLines = () =>
  z.overwrite<string>((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", ""));
