import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushPayload } from "@takujo/contracts/account/push";
import { afterAll } from "vitest";

interface ReceivedPush {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, which holds what it is sent and answers as told. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const state = { status: 201, beforeAnswer: async () => {} };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(parts) });
    await state.beforeAnswer();
    response.writeHead(state.status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, received, state };
}

/** The keys of a browser that subscribed. */
export function createBrowserKeys() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const authSecret = randomBytes(16);
  return {
    p256dh: publicKey.toString("base64url"),
    auth: authSecret.toString("base64url"),
    open: (body: Buffer) => decrypt(body, { pair, publicKey, authSecret }),
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

interface BrowserKeys {
  pair: ReturnType<typeof createECDH>;
  publicKey: Buffer;
  authSecret: Buffer;
}

/** As RFC 8291 and RFC 8188 say it, with nothing but Node's own functions. */
function decrypt(body: Buffer, { pair, publicKey, authSecret }: BrowserKeys): PushPayload {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const shared = derive(pair.computeSecret(senderKey), authSecret, info, 32);
  const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
  const opening = createDecipheriv("aes-128-gcm", key, nonce);
  opening.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
  const end = padded.lastIndexOf(2);
  return JSON.parse(padded.subarray(0, end).toString());
}

/** The signer and the claims of a push (RFC 8292). Throws if the signature is invalid. */
export function readVapid(authorization: string) {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256" },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isTrue = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isTrue) throw new Error("The signature does not fit the key");
  return { publicKey, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
