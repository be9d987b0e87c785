import { jwtVerify } from "jose";
import type { LineChannel } from "./channel.ts";

/** LINE's own are a letter and 32 hexadecimal digits. */
const subjectShape = /^[\w-]{1,100}$/;

/**
 * Whom the token names, if LINE made it for this channel and for the sign-in that sent the nonce; otherwise it throws. For web
 * sites LINE signs with the channel's secret, so no key has to be fetched. Nothing but the subject is read: an address in it
 * would prove nothing.
 */
export async function subjectOf(
  idToken: string | undefined,
  nonce: string | undefined,
  { id, secret, issuer }: LineChannel,
): Promise<string> {
  const { payload } = await jwtVerify(idToken ?? "", new TextEncoder().encode(secret), {
    algorithms: ["HS256"],
    issuer,
    audience: id,
    requiredClaims: ["exp", "iat", "sub"],
    clockTolerance: 60,
  });
  const { sub = "", aud } = payload;
  if (aud !== id) throw new Error("the token is for others too");
  if (nonce === undefined || payload["nonce"] !== nonce) throw new Error("another nonce");
  if (!subjectShape.test(sub)) throw new Error("no usable subject");
  return sub;
}
