import * as z from "zod/mini";
import { email, requiredInput } from "../rules/index.ts";
import { compose, foldWidth, trim } from "../rules/normalize.ts";
import { contactBodyLimit } from "./contact-form.ts";

/** What is left of line ends and other control characters would break lines that hold one thing each. */
const oneLine = () => z.overwrite<string>((text) => text.replace(/\p{Cc}+/gu, " "));

/** A form sends CRLF, which would count as two. NUL is the one character that PostgreSQL cannot keep. */
const plainLines = () =>
  z.overwrite<string>((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", ""));

/** The same for the form and for the API. */
export const contactRules = {
  name: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(80)],
  email: [foldWidth(), trim(), requiredInput(), email()],
  reservationCode: [oneLine(), foldWidth(), trim(), z.toUpperCase(), z.maxLength(20)],
  body: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(contactBodyLimit)],
} as const;
