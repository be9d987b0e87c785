import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { isAdmin } from "./admin/is-admin.ts";
import { isRefusedWhileImpersonating } from "./calls.ts";
import { admitCodeRequest, type CodeOptions } from "./sign-in-code.ts";

const shortestPassword = 12;
const setsPassword = new Set(["/admin/create-user", "/admin/set-user-password"]);

/** Checks that the library lacks. */
export function authHooks(options: CodeOptions & { adminUserIds: string[] }) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      const { path, body } = ctx;
      if (path === "/email-otp/send-verification-otp") {
        await admitCodeRequest(body, ctx.headers ?? new Headers(), options);
      }
      if (setsPassword.has(path)) demandLongPassword(body?.password ?? body?.newPassword);
      if (isRefusedWhileImpersonating(path)) {
        const current = await getSessionFromCtx(ctx);
        if (isImpersonated(current?.session)) throw notInAnothersName();
        if (path === "/delete-user" && current && isAdmin(current.user, options.adminUserIds)) {
          throw adminsStay();
        }
        if (path === "/change-email" && current) {
          demandFresh(current.session.createdAt, ctx.context.sessionConfig.freshAge);
        }
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

function demandFresh(createdAt: Date, freshSeconds: number): void {
  if (Date.now() - new Date(createdAt).getTime() < freshSeconds * 1_000) return;
  throw new APIError("FORBIDDEN", {
    code: "SESSION_NOT_FRESH",
    message: "Sign in again to do this",
  });
}

function demandLongPassword(password: unknown): void {
  if (password === undefined) return;
  if (typeof password === "string" && password.length >= shortestPassword) return;
  throw new APIError("BAD_REQUEST", {
    code: "PASSWORD_TOO_SHORT",
    message: `A password has at least ${shortestPassword} characters`,
  });
}
