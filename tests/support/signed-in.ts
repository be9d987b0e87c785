import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createUser } from "@takujo/db/testing/create-user";
import { tokenAudience, tokenClaims } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database/database";

export const testOrigin = "https://takujo.example";

interface Api {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Signs people in without the auth service: a key of the test's own stands in the table of keys. For an API made
 * with this origin; `basePath` is the part of its paths before `/authorized`.
 */
export async function signingIn(
  db: Database,
  api: Api,
  basePath: string,
  origin: string = testOrigin,
) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const kid = randomUUID();
  await db
    .insertInto("jwks")
    .values({
      id: kid,
      publicKey: JSON.stringify(publicKey.export({ format: "jwk" })),
      privateKey: "",
    })
    .execute();

  async function tokenOf(userId: string, role: string, impersonatedBy: string | null) {
    const sessionId = randomUUID();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db
      .insertInto("session")
      .values({ id: sessionId, token: randomUUID(), userId, expiresAt, impersonatedBy })
      .execute();
    const payload = {
      ...tokenClaims({ sessionId, role }),
      sub: userId,
      iss: origin,
      aud: tokenAudience(origin),
      exp: Math.floor(expiresAt.getTime() / 1_000),
    };
    const text = `${encode({ alg: "EdDSA", kid })}.${encode(payload)}`;
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString("base64url")}`;
  }

  return async function signedIn(
    options: Parameters<typeof createUser>[1] & { impersonatedBy?: string } = {},
  ) {
    const { impersonatedBy = null, ...person } = options;
    const user = await createUser(db, person);
    const token = await tokenOf(user.id, user.role, impersonatedBy);
    const authorization = `Bearer ${token}`;
    const call = (
      method: Method,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
      /** A file as it is, in place of a body. */
      file?: Buffer | ReadableStream,
    ) =>
      api.request(`${basePath}/authorized${path}`, {
        method,
        headers: {
          authorization,
          ...((method === "POST" || method === "PATCH") && { "idempotency-key": randomUUID() }),
          ...(body && { "content-type": "application/json" }),
          ...(file && { "content-type": "application/octet-stream" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(file && { body: file as BodyInit, duplex: "half" }),
      });
    return { ...user, authorization, call };
  };
}
