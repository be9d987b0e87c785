import { isOverForStaff } from "@takujo/runtime/bearer/bearer-check";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { isAdmin } from "./admin/is-admin.ts";
import { calls, isRefusedWhileImpersonating } from "./calls.ts";
import { isTooOldFor, tooOld } from "./fresh-sign-in.ts";
import { admitCodeRequest, type CodeOptions } from "./sign-in-code.ts";

const minPasswordLength = 12;
const setsPassword = new Set(["/admin/create-user", "/admin/set-user-password"]);

/** Checks that the library lacks. */
export function authHooks(options: CodeOptions & { adminUserIds: string[] }) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      const { path, body } = ctx;
      if (path === "/email-otp/send-verification-otp") {
        await admitCodeRequest(body, ctx.headers ?? new Headers(), options);
      }
      if (setsPassword.has(path)) assertLongPassword(body?.password ?? body?.newPassword);
      if (isRefusedWhileImpersonating(path)) {
        const current = await getSessionFromCtx(ctx);
        if (current) assertOwnProof(path, current, options.adminUserIds);
      }
    }),
    after: createAuthMiddleware(async (ctx) => {
      const { returned } = ctx.context;
      if (ctx.path === "/passkey/generate-authenticate-options" && isPlain(returned)) {
        // With "preferred", an authenticator may skip verification, and then we would refuse it.
        return ctx.json({ ...returned, userVerification: "required" });
      }
      return undefined;
    }),
  };
}

type Current = NonNullable<Awaited<ReturnType<typeof getSessionFromCtx>>>;

/** Actions reserved to the person, some of them only after a recent sign-in. */
function assertOwnProof(path: string, { session, user }: Current, adminUserIds: string[]): void {
  if (isImpersonated(session)) throw notInAnothersName();
  if (adminUserIds.includes(user.id) && isOverForStaff(new Date(session.createdAt))) {
    throw new APIError("UNAUTHORIZED", { code: "SESSION_EXPIRED", message: "Sign in again" });
  }
  if (path === "/delete-user" && isAdmin(user, adminUserIds)) throw adminsStay();
  if (calls.get(path)?.needsCodeOrPasskey) assertNotSignedInByLine(session);
  if (isTooOldFor(path, session.createdAt)) throw notFresh();
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Error);
}

function isImpersonated(session: object | undefined): boolean {
  return Boolean(session && "impersonatedBy" in session && session.impersonatedBy);
}

function notInAnothersName(): APIError {
  return new APIError("FORBIDDEN", {
    code: "NOT_WHILE_IMPERSONATING",
    message: "This is left to the person themselves",
  });
}

/** Otherwise the last admin could be removed. */
function adminsStay(): APIError {
  return new APIError("FORBIDDEN", {
    code: "ADMIN_CANNOT_LEAVE",
    message: "Another admin has to take the role away first",
  });
}

/** Otherwise a stolen LINE account could keep access, even after LINE was unlinked. */
function assertNotSignedInByLine(session: object): void {
  if ("signInMethod" in session && session.signInMethod === "line") throw notFresh();
}

const notFresh = () => new APIError("FORBIDDEN", tooOld);

function assertLongPassword(password: unknown): void {
  if (password === undefined) return;
  if (typeof password === "string" && password.length >= minPasswordLength) return;
  throw new APIError("BAD_REQUEST", {
    code: "PASSWORD_TOO_SHORT",
    message: `A password has at least ${minPasswordLength} characters`,
  });
}
