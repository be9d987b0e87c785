import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { clientAddressHeader } from "@takujo/contracts/client-address";

const signatureHeader = `${clientAddressHeader}-signature`;

export interface ClientAddressOptions {
  /** How many proxies of ours stand in front; each adds the address it saw to X-Forwarded-For. */
  trustedProxies: number;
  secret: string;
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
  const signature = String(headers[signatureHeader] ?? "");
  if (passedOn && isSame(signature, signatureOf(passedOn, secret))) return passedOn;
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  const seen = trustedProxies > 0 ? plain(hops.at(-trustedProxies)?.trim() ?? "") : "";
  return isIP(seen) ? seen : plain(socket.remoteAddress ?? "unknown");
}

/** Vouches for the address toward another process of ours. */
export function signClientAddress(request: Request, secret: string): Request {
  const address = request.headers.get(clientAddressHeader);
  if (address) request.headers.set(signatureHeader, signatureOf(address, secret));
  return request;
}

/** A socket for both kinds of addresses writes IPv4 ones in this way. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function signatureOf(address: string, secret: string): string {
  return createHmac("sha256", secret).update(`client address\n${address}`).digest("base64url");
}

function isSame(left: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(left), Buffer.from(right)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
