import { errors, jwtVerify } from "jose";
import { ZodError, z } from "zod";
import { coalesce } from "../coalesce.ts";
import type { Database } from "../database/database.ts";
import { DomainError } from "../domain-error.ts";
import { type BearerClaims, selectBearers } from "./queries.ts";
import { createSigningKeys } from "./signing-keys.ts";
import { createVerifiedTokens } from "./verified-tokens.ts";

/** Claims of a token. Everything else is read at every call. */
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), role: z.string() });

export const tokenAudience = (origin: string) => `${origin}/api`;

/** Contains the role, so that a token from before a change of role is refused. */
export function tokenClaims({ sessionId, role }: { sessionId: string; role: unknown }) {
  return { sid: sessionId, role: String(role) };
}

function readClaims(payload: unknown) {
  const { sub, sid, role } = claimsSchema.parse(payload);
  return { userId: sub, sessionId: sid, role };
}

/** The caller, as read from the database for this call. */
export interface Bearer {
  userId: string;
  sessionId: string;
  signedInAt: Date;
  /** "code", "passkey" or "line". */
  signInMethod: string | null;
  email: string;
  /** Public name. */
  handle: string;
  /** Empty until given. */
  name: string;
  image: string | null;
  roles: string[];
  locale: string;
  /** The impersonating admin. */
  impersonatedBy: string | null;
}

export type BearerCheck = (authorization: string | undefined) => Promise<Bearer>;

/**
 * The signature is verified here, once per token and without a query. One statement, shared by concurrent calls, checks that
 * session, person and role are still as in the token. So a token is void as soon as its person signs out, is banned or changes
 * role.
 */
export function createBearerCheck(
  db: Database,
  origin: string,
  /** These users are admins whatever their role says. */
  adminUserIds: string[] = [],
): BearerCheck {
  const keyOf = createSigningKeys(db);
  const verified = createVerifiedTokens();
  const bearerOf = coalesce({
    run: (claims: BearerClaims[]) => findBearers(db, claims),
    maxInBatch: 200,
    maxAtOnce: 3,
  });

  async function trustedKey(keyId: string | undefined) {
    const key = keyId ? await keyOf(keyId) : undefined;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  async function claimsOf(token: string) {
    const known = verified.find(token);
    if (known) {
      // The key may have been removed since.
      await trustedKey(known.keyId);
      return known.claims;
    }
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => trustedKey(kid), {
      algorithms: ["EdDSA"],
      issuer: origin,
      audience: tokenAudience(origin),
      requiredClaims: ["exp"],
    });
    const claims = readClaims(payload);
    const { kid: keyId = "" } = protectedHeader;
    verified.remember(token, { claims, keyId, expiresAt: payload.exp ?? 0 });
    return claims;
  }

  return async function check(authorization) {
    const token = /^Bearer ([\w.-]{1,4096})$/.exec(authorization ?? "")?.[1];
    if (!token) throw new DomainError("sign-in-required");
    const claims = await claimsOf(token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError || error instanceof ZodError) {
        throw new DomainError("sign-in-required");
      }
      throw error;
    });
    const row = await bearerOf(claims);
    if (!row) throw new DomainError("sign-in-required");
    const { id: userId, role, number: _, ...person } = row;
    const isListed = adminUserIds.includes(userId);
    if (isListed && row.impersonatedBy === null && isOverForStaff(row.signedInAt)) {
      throw new DomainError("sign-in-required");
    }
    return { userId, roles: rolesOf({ ...person, role, isListed }), ...person };
  };
}

/** Impersonated sessions have no admin rights: the person may have become an admin since the start. */
function rolesOf({
  role,
  isListed,
  impersonatedBy,
}: {
  role: string;
  isListed: boolean;
  impersonatedBy: string | null;
}): string[] {
  const others = role.split(",").filter((one) => one !== "admin");
  const isAdmin = isListed || others.length < role.split(",").length;
  return isAdmin && impersonatedBy === null ? [...others, "admin"] : others;
}

async function findBearers(db: Database, claims: BearerClaims[]) {
  const rows = await selectBearers(db, {
    sessionIds: claims.map(({ sessionId }) => sessionId),
    userIds: claims.map(({ userId }) => userId),
    roles: claims.map(({ role }) => role),
  });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return claims.map((_, index) => byNumber.get(index + 1));
}

const thirtyDays = 30 * 86_400_000;

/**
 * Whether admins and staff have been signed in for too long, however their session was prolonged. Triggers enforce it
 * (20261118210310_staff_sessions.sql), except for admins named in the environment, whom the database does not know.
 */
export const isOverForStaff = (signedInAt: Date): boolean =>
  Date.now() - signedInAt.getTime() >= thirtyDays;
