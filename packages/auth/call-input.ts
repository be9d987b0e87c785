import { isIcon } from "@takujo/contracts/account/icon";
import { profileRules } from "@takujo/contracts/account/profile-rules";
import { z } from "zod";

const text = (longest: number) => z.string().max(longest);
const id = text(200);
const email = text(254);
const aboutUser = { userId: id };
/** Validated in `admin-writes.ts`. */
const reason = z.unknown().optional();
const role = z.union([text(100), z.array(text(100)).max(10)]);
const password = text(128).optional();
const personName = z.string().check(...profileRules.displayName);
const image = text(200).refine(isIcon).nullable();
const passkeyName = z.string().check(...profileRules.passkeyName);
/** The authenticator's response. The library validates it; our body limit bounds its size. */
const credential = z.record(text(100), z.unknown());

/** The body of each call. Calls not listed take none. */
const bodies = new Map<string, z.ZodType>(
  Object.entries({
    "/revoke-session": z.object({ token: text(200) }),
    "/update-user": z.strictObject({ name: personName.optional(), image: image.optional() }),
    "/change-email": z.object({ newEmail: email, callbackURL: text(200).optional() }),
    "/verify-email": z.object({ token: text(100) }),
    "/email-otp/send-verification-otp": z.object({ email, type: text(40) }),
    // The first sign-in creates the account; the name is set later, in the profile.
    "/sign-in/email-otp": z.object({ email, otp: text(40) }),
    "/line/sign-in": z.object({ prefix: text(3), to: text(2_000).optional() }),
    "/line/link": z.object({ prefix: text(3) }),
    "/passkey/verify-authentication": z.object({ response: credential }),
    "/passkey/verify-registration": z.object({
      response: credential,
      name: passkeyName.optional(),
    }),
    "/passkey/delete-passkey": z.object({ id }),
    "/passkey/update-passkey": z.object({ id, name: passkeyName }),
    "/admin/create-user": z.object({
      name: personName,
      email,
      password,
      role: role.optional(),
      reason,
      data: z.unknown().optional(),
    }),
    "/admin/update-user": z.object({
      ...aboutUser,
      data: z.looseObject({ name: personName.optional(), image: image.optional() }),
      reason,
    }),
    "/admin/remove-user": z.object({ ...aboutUser, reason }),
    "/admin/set-role": z.object({ ...aboutUser, role, reason }),
    "/admin/ban-user": z.object({
      ...aboutUser,
      /** The library's own name for it. */
      banReason: reason,
      banExpiresIn: z.int().positive().optional(),
      reason,
    }),
    "/admin/unban-user": z.object({ ...aboutUser, reason }),
    "/admin/set-user-password": z.object({ ...aboutUser, newPassword: text(128), reason }),
    "/admin/list-user-sessions": z.object(aboutUser),
    "/admin/revoke-user-session": z.object({ sessionToken: text(200), reason }),
    "/admin/revoke-user-sessions": z.object({ ...aboutUser, reason }),
    "/admin/impersonate-user": z.object({ ...aboutUser, reason }),
    "/admin/has-permission": z.object({
      userId: id.optional(),
      role: text(100).optional(),
      permissions: z.record(text(100), z.array(text(100)).max(50)),
    }),
  } satisfies Record<string, z.ZodType>),
);
const none = z.object({});

export type CallBody = Record<string, unknown>;

/**
 * Reduces a call to its known fields before anything counts it or looks it up. The library would convert other types to
 * strings, accept names of any length, and report a text that PostgreSQL refuses as an internal error.
 */
export async function readCall(
  request: Request,
  path: string,
): Promise<{ request: Request; body: CallBody } | null> {
  const query = new URL(request.url).searchParams;
  if (![...query].flat().every(isStorable)) return null;
  if (request.method === "GET") return { request, body: {} };
  const sent = await request.text();
  const given = parse(sent);
  if (!textsIn(given)?.every(isStorable)) return null;
  const parsed = (bodies.get(path) ?? none).safeParse(given);
  if (!parsed.success) return null;
  const body = parsed.data as CallBody;
  return { request: withBody(request, sent === "" ? null : body), body };
}

export function withBody(
  { url, method, headers: given }: Pick<Request, "url" | "method" | "headers">,
  body: CallBody | null,
): Request {
  const headers = new Headers(given);
  for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
  if (!body) headers.delete("content-type");
  return new Request(url, { method, headers, body: body && JSON.stringify(body) });
}

function parse(sent: string): unknown {
  if (sent === "") return {};
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores neither NUL nor a lone surrogate. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** Deeper than any of our calls. Deep nesting would overflow the stack elsewhere. */
const deepest = 8;

/** All strings inside, field names included; undefined if nested too deeply. */
function textsIn(value: unknown): string[] | undefined {
  const texts: string[] = [];
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined;
    texts.push(...level.filter((one) => typeof one === "string"));
    level = level.flatMap((one) =>
      one && typeof one === "object" ? Object.entries(one).flat() : [],
    );
  }
  return texts;
}
