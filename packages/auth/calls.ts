import { isIcon } from "@takujo/contracts/account/icon";
import { profileRules } from "@takujo/contracts/account/profile-rules";
import { z } from "zod";
import { lineCallbackPath } from "./line/line-sign-in.ts";

const text = (maxLength: number) => z.string().max(maxLength);
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
/** The prefix of the pages to which people return from LINE. */
const prefix = text(3);

export interface AuthCall {
  method: "GET" | "POST";
  /** Fields that the body may have; without it, none. */
  input?: z.ZodType;
  /** How it signs a person in. The session that it begins gets its token at once, in place of another person's. */
  signsInBy?: "code" | "passkey" | "line";
  /** Other cookies of ours that a success sets. */
  cookies?: readonly ("asking-browser" | "known-browser" | "token")[];
  /** Afterwards the previous token is invalid, or belongs to another person. Said of calls that sign nobody in. */
  endsToken?: true;
  /** Afterwards what the browser has stored about the session or its user is out of date. */
  changesSession?: true;
  /** Refused while impersonating, as are all admin calls except the one that ends it. */
  isPersonal?: true;
  /** Changes how the person signs in, or deletes the account. A sign-in with LINE is not enough, however recent. */
  needsCodeOrPasskey?: true;
}

/** Every call that is answered, by its path below the base path. Other calls of the library are `not-found`. */
const table = {
  "/get-session": { method: "GET" },
  "/sign-out": { method: "POST", endsToken: true, changesSession: true },
  "/list-sessions": { method: "GET" },
  "/revoke-session": {
    method: "POST",
    input: z.object({ token: text(200) }),
    isPersonal: true,
  },
  "/revoke-sessions": {
    method: "POST",
    endsToken: true,
    changesSession: true,
    isPersonal: true,
  },
  "/revoke-other-sessions": { method: "POST", isPersonal: true },
  "/update-user": {
    method: "POST",
    input: z.strictObject({ name: personName.optional(), image: image.optional() }),
    changesSession: true,
    isPersonal: true,
  },
  "/delete-user": {
    method: "POST",
    endsToken: true,
    changesSession: true,
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/change-email": {
    method: "POST",
    input: z.object({ newEmail: email, callbackURL: text(200).optional() }),
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/verify-email": {
    method: "POST",
    input: z.object({ token: text(100) }),
    changesSession: true,
  },
  "/email-otp/send-verification-otp": {
    method: "POST",
    input: z.object({ email, type: text(40) }),
    cookies: ["asking-browser"],
  },
  "/sign-in/email-otp": {
    method: "POST",
    // The first sign-in creates the account; the name is set later, in the profile.
    input: z.object({ email, otp: text(40) }),
    signsInBy: "code",
    cookies: ["known-browser"],
    changesSession: true,
  },
  "/passkey/generate-authenticate-options": { method: "POST" },
  "/passkey/verify-authentication": {
    method: "POST",
    input: z.object({ response: credential }),
    signsInBy: "passkey",
    changesSession: true,
  },
  "/passkey/generate-register-options": {
    method: "GET",
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/passkey/verify-registration": {
    method: "POST",
    input: z.object({ response: credential, name: passkeyName.optional() }),
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/passkey/list-user-passkeys": { method: "GET" },
  "/passkey/delete-passkey": {
    method: "POST",
    input: z.object({ id }),
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/passkey/update-passkey": {
    method: "POST",
    input: z.object({ id, name: passkeyName }),
    isPersonal: true,
  },
  "/token": { method: "GET", cookies: ["token"] },
  "/jwks": { method: "GET" },
  "/admin/list-users": { method: "GET" },
  "/admin/get-user": { method: "GET" },
  "/admin/create-user": {
    method: "POST",
    input: z.object({
      name: personName,
      email,
      password,
      role: role.optional(),
      reason,
      data: z.unknown().optional(),
    }),
  },
  "/admin/update-user": {
    method: "POST",
    input: z.object({
      ...aboutUser,
      data: z.looseObject({ name: personName.optional(), image: image.optional() }),
      reason,
    }),
  },
  "/admin/remove-user": { method: "POST", input: z.object({ ...aboutUser, reason }) },
  "/admin/set-role": { method: "POST", input: z.object({ ...aboutUser, role, reason }) },
  "/admin/ban-user": {
    method: "POST",
    input: z.object({
      ...aboutUser,
      /** The library's own name for it. */
      banReason: reason,
      banExpiresIn: z.int().positive().optional(),
      reason,
    }),
  },
  "/admin/unban-user": { method: "POST", input: z.object({ ...aboutUser, reason }) },
  "/admin/set-user-password": {
    method: "POST",
    input: z.object({ ...aboutUser, newPassword: text(128), reason }),
  },
  "/admin/list-user-sessions": { method: "POST", input: z.object(aboutUser) },
  "/admin/revoke-user-session": {
    method: "POST",
    input: z.object({ sessionToken: text(200), reason }),
  },
  "/admin/revoke-user-sessions": { method: "POST", input: z.object({ ...aboutUser, reason }) },
  "/admin/impersonate-user": {
    method: "POST",
    input: z.object({ ...aboutUser, reason }),
    endsToken: true,
    changesSession: true,
  },
  "/admin/stop-impersonating": { method: "POST", endsToken: true, changesSession: true },
  "/admin/has-permission": {
    method: "POST",
    input: z.object({
      userId: id.optional(),
      role: text(100).optional(),
      permissions: z.record(text(100), z.array(text(100)).max(50)),
    }),
  },
  "/line": { method: "GET" },
  "/line/sign-in": { method: "POST", input: z.object({ prefix, to: text(2_000).optional() }) },
  [lineCallbackPath]: { method: "GET", signsInBy: "line", changesSession: true },
  "/line/finish": { method: "POST", isPersonal: true, needsCodeOrPasskey: true },
  "/line/link": {
    method: "POST",
    input: z.object({ prefix }),
    isPersonal: true,
    needsCodeOrPasskey: true,
  },
  "/line/unlink": { method: "POST", isPersonal: true, needsCodeOrPasskey: true },
} satisfies Record<string, AuthCall>;

export const calls: ReadonlyMap<string, AuthCall> = new Map(Object.entries(table));

/** As method and path. */
export const callNames = Array.from(calls, ([path, { method }]) => `${method} ${path}`);

/** Not answered without a channel at LINE. */
export const isLineCall = (path: string): boolean => /^\/line(?:\/|$)/.test(path);

/** Calls that are refused during impersonation, including those that the impersonated person may make as an admin. */
export function isRefusedWhileImpersonating(path: string): boolean {
  if (path === "/admin/stop-impersonating") return false;
  return path.startsWith("/admin/") || calls.get(path)?.isPersonal === true;
}
