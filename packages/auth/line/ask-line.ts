import { withDeadline } from "@takujo/runtime/deadline";
import { createAuthorizationURL, validateAuthorizationCode } from "better-auth/oauth2";
import { jwtVerify } from "jose";
import type { LineChannel } from "./channel.ts";
import { LineRefused } from "./policy.ts";

/** As long as people wait for a page. */
const lineTimeoutMs = 8_000;

interface LineRequest {
  codeVerifier: string;
  nonce: string;
}

const optionsOf = ({ id, secret }: LineChannel) => ({ clientId: id, clientSecret: secret });

/** LINE's consent page. Requests only the identity: neither name nor picture nor address. */
export async function addressAtLine(
  channel: LineChannel,
  { state, redirectUri, codeVerifier, nonce }: LineRequest & { state: string; redirectUri: string },
): Promise<string> {
  const url = await createAuthorizationURL({
    id: "line",
    options: optionsOf(channel),
    authorizationEndpoint: channel.authorizationUrl,
    redirectURI: redirectUri,
    state,
    codeVerifier,
    nonce,
    scopes: ["openid"],
  });
  return url.href;
}

/** Whom LINE names in exchange for a code. */
export async function subjectFromLine(
  channel: LineChannel,
  { code, redirectUri, codeVerifier, nonce }: LineRequest & { code: string; redirectUri: string },
): Promise<string> {
  const tokens = await withDeadline(lineTimeoutMs, () =>
    validateAuthorizationCode({
      code,
      codeVerifier,
      redirectURI: redirectUri,
      options: optionsOf(channel),
      tokenEndpoint: channel.tokenUrl,
    }),
  ).catch((error: unknown) => {
    throw new LineRefused(isRefusal(error) ? "unproven" : "away");
  });
  try {
    return await subjectOf(tokens.idToken, nonce, channel);
  } catch {
    throw new LineRefused("unproven");
  }
}

/** True for a used or invented code. Anything else is a fault of LINE or of the connection. */
function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
}

/** LINE's own are a letter and 32 hexadecimal digits. */
const subjectShape = /^[\w-]{1,100}$/;

/**
 * Whom the token names, if LINE made it for this channel and for the sign-in that sent the nonce; otherwise it throws. For web
 * sites LINE signs with the channel's secret, so no key has to be fetched. Nothing but the subject is read: an address in it
 * would prove nothing.
 */
async function subjectOf(
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
