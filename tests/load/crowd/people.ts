import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { tokenAudience, tokenClaims } from "@takujo/runtime/bearer/bearer-check";
import type pg from "pg";

export interface Person {
  id: string;
  email: string;
  /** The authorization header of each of their calls. */
  authorization: string;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const lifeInHours = 6;

/** Signs in this many new people, without the auth service and with a few statements for all. */
export async function signInCrowd(
  client: Pick<pg.Client, "query">,
  count: number,
  origin: string,
  role: "user" | "admin" = "user",
): Promise<Person[]> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const kid = randomUUID();
  await client.query(`insert into jwks (id, "publicKey", "privateKey") values ($1, $2, '')`, [
    kid,
    JSON.stringify(publicKey.export({ format: "jwk" })),
  ]);
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into "user" (id, name, email, "emailVerified", role)
     select id, '', id || '@example.jp', true, $2 from unnest($1::text[]) id`,
    [ids, role],
  );
  // A session is called like its person, which is enough for a crowd where everybody has one.
  await client.query(
    `insert into session (id, token, "userId", "expiresAt")
     select id, 'token-' || id, id, now() + make_interval(hours => $2) from unnest($1::text[]) id`,
    [ids, lifeInHours],
  );
  await client.query(`analyze "user", session, profile`);
  const header = encode({ alg: "EdDSA", kid });
  const exp = Math.floor(Date.now() / 1_000) + lifeInHours * 3_600;
  return ids.map((id) => {
    const payload = {
      ...tokenClaims({ sessionId: id, role }),
      sub: id,
      iss: origin,
      aud: tokenAudience(origin),
      exp,
    };
    const text = `${header}.${encode(payload)}`;
    const signature = sign(null, Buffer.from(text), privateKey).toString("base64url");
    return { id, email: `${id}@example.jp`, authorization: `Bearer ${text}.${signature}` };
  });
}
