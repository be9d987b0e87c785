import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret-keys";

/** When it was signed, and the signature. */
const signatureHeader = `${clientAddressHeader}-signature`;
/** Clocks differ a little, and a request is under way for a moment. What somebody caught and kept is worth nothing after it. */
const validMs = 60_000;

/** What another process of ours asks for nobody in particular. No client has such an address. */
export const ownAddress = "own";

export interface ClientAddressOptions {
  /** How many proxies of ours stand in front; each adds the address it saw to X-Forwarded-For. */
  trustedProxies: number;
  secret: SigningSecret;
}

/**
 * Where a request comes from, by our own knowledge: the connection, what our own proxies added at the
 * end of X-Forwarded-For, or what another process of ours has signed. Anything else is hearsay.
 */
export function clientAddressOf(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  { trustedProxies, secret }: ClientAddressOptions,
): string {
  const passedOn = String(headers[clientAddressHeader] ?? "");
  if (passedOn && isVouchedFor(passedOn, String(headers[signatureHeader] ?? ""), secret)) {
    return passedOn;
  }
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  const seen = trustedProxies > 0 ? plain(hops.at(-trustedProxies)?.trim() ?? "") : "";
  return isIP(seen) ? seen : plain(socket.remoteAddress ?? "unknown");
}

/** Vouches for the address toward another process of ours. */
export function signClientAddress(request: Request, secret: SigningSecret): Request {
  const address = request.headers.get(clientAddressHeader) ?? ownAddress;
  const now = String(Date.now());
  const signature = sign(
    `${now}
${address}`,
    secret,
    "client address",
  );
  request.headers.set(clientAddressHeader, address);
  request.headers.set(signatureHeader, `${now}.${signature}`);
  return request;
}

/** A socket for both kinds of addresses writes IPv4 ones in this way. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function isVouchedFor(address: string, vouching: string, secret: SigningSecret): boolean {
  const [at = "", signature = ""] = vouching.split(".");
  const isFresh = Math.abs(Date.now() - Number(at)) <= validMs;
  return isFresh && isSigned(`${at}\n${address}`, signature, secret, "client address");
}
