import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/** Holds the time of signing and the signature. */
const signatureHeader = `${clientAddressHeader}-signature`;
/** Covers clock differences and time on the network. A captured signature is worthless afterwards. */
const validMs = 60_000;

/** Address of calls that another of our processes makes on its own behalf. No client can have it. */
export const internalAddress = "own";

export interface ClientAddressOptions {
  /** Number of our own proxies in front; each appends the address it saw to X-Forwarded-For. */
  trustedProxies: number;
  secret: SigningSecret;
}

/**
 * The client's address from trusted sources only: the connection, what our own proxies appended to X-Forwarded-For, or what
 * another of our processes signed. Anything else could be forged.
 */
export function clientAddressOf(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  { trustedProxies, secret }: ClientAddressOptions,
): string {
  if (isVouchedFor({ headers }, secret)) return String(headers[clientAddressHeader]);
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  const seen = trustedProxies > 0 ? plain(hops.at(-trustedProxies)?.trim() ?? "") : "";
  return isIP(seen) ? seen : plain(socket.remoteAddress ?? "unknown");
}

/** Signs the address for another of our processes. */
export function signClientAddress(request: Request, secret: SigningSecret): Request {
  const address = request.headers.get(clientAddressHeader) ?? internalAddress;
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

/** Whether it claims to be signed so. The signature is checked where it counts. */
export const isFromOwnProcess = ({ headers }: Request): boolean => headers.has(signatureHeader);

/** A dual-stack socket reports IPv4 addresses in the IPv6-mapped form. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** Whether another process of ours asks, which signed the client's address. */
export function isVouchedFor(
  { headers }: Pick<IncomingMessage, "headers">,
  secret: SigningSecret,
): boolean {
  const address = String(headers[clientAddressHeader] ?? "");
  if (!address) return false;
  const [at = "", signature = ""] = String(headers[signatureHeader] ?? "").split(".");
  const isFresh = Math.abs(Date.now() - Number(at)) <= validMs;
  return isFresh && isSigned(`${at}\n${address}`, signature, secret, "client address");
}
