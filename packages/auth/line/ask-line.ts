import { setTimeout as wait } from "node:timers/promises";
import { createAuthorizationURL, validateAuthorizationCode } from "better-auth/oauth2";
import type { LineChannel } from "./channel.ts";
import { subjectOf } from "./id-token.ts";
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
  const exchange = validateAuthorizationCode({
    code,
    codeVerifier,
    redirectURI: redirectUri,
    options: optionsOf(channel),
    tokenEndpoint: channel.tokenUrl,
  });
  const stopped = new AbortController();
  const late = wait(lineTimeoutMs, null, { signal: stopped.signal, ref: false });
  const tokens = await Promise.race([exchange, late]).catch((error: unknown) => {
    throw new LineRefused(isRefusal(error) ? "unproven" : "away");
  });
  stopped.abort();
  late.catch(() => {});
  if (!tokens) throw new LineRefused("away");
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
