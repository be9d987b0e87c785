import { hostCookieName } from "@takujo/contracts/cookie";
import { type Cookie, createCookie } from "react-router";
import type { Visit } from "../visit.ts";

/** A cookie of this host alone, which no script can read. */
export const privateCookie = (
  name: string,
  { isSecure }: Pick<Visit, "isSecure">,
  maxAge?: number,
): Cookie =>
  createCookie(hostCookieName(name, { isSecure }), {
    ...(maxAge !== undefined && { maxAge }),
    httpOnly: true,
    secure: isSecure,
    // Browsers hold values in this form, and processes of the former version read no other.
    encode: (base64) => Buffer.from(base64, "base64").toString("base64url"),
    decode: (text) => Buffer.from(text, "base64url").toString("base64"),
  });
