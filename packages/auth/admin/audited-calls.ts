import { type AuditEntry, insertAuditEntry } from "@takujo/runtime/audit/queries";
import { say } from "../account-deletion/account-deletion.ts";
import { withBody } from "../call-input.ts";
import type { AuthOptions, createAuth } from "../create-auth.ts";
import { adminSessionTokenOf } from "../signed-cookies.ts";
import {
  adminRefusalOf,
  adminWrites,
  type Body,
  endsImpersonation,
  reasonIn,
} from "./admin-writes.ts";
import { isAdmin } from "./is-admin.ts";
import {
  deleteImpersonationsBy,
  deleteSession,
  selectAccountStatus,
  selectSessionOwner,
  takePower,
} from "./queries.ts";

type Handle = (request: Request) => Promise<Response>;

/**
 * How this call ends a person's admin rights. The library would not check the caller again: two admins who demote each other at
 * the same moment would leave none.
 */
function lossOf(path: string, { role }: Body): "role" | "ban" | null {
  if (path === "/admin/ban-user" || path === "/admin/remove-user") return "ban";
  const isPlainRole = path === "/admin/set-role" && [role].flat().every((one) => one === "user");
  return isPlainRole ? "role" : null;
}

/** After these, impersonations that the person started end too. */
const endsPower = new Set(["/admin/ban-user", "/admin/remove-user", "/admin/set-role"]);

export const isAudited = (path: string) => adminWrites.has(path) || endsImpersonation.has(path);

/** Wraps the library's admin calls: our own refusals before, an audit entry after. */
export function createAuditedCalls(auth: ReturnType<typeof createAuth>, options: AuthOptions) {
  const { db, adminUserIds } = options;
  return async function answer(request: Request, path: string, handle: Handle): Promise<Response> {
    // Even if the impersonated session has expired: the admin's own session must not be left behind.
    if (path === "/sign-out") await endAdminSession(request);
    const current = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: true },
    });
    // The library refuses people who are not signed in.
    if (!current) return handle(request);
    if (endsImpersonation.has(path)) return end(request, path, handle, current);
    const { session, user } = current;
    const body = await bodyOf(request);
    if (!body || session.impersonatedBy || !isAdmin(user, adminUserIds)) return handle(request);

    const userId = await userIdIn(body);
    const refusal = adminRefusalOf(path, body, {
      actorId: user.id,
      userId,
      signedInAt: session.createdAt,
    });
    if (refusal) {
      const { status, ...problem } = refusal;
      return Response.json(problem, { status });
    }
    const before = userId === undefined ? undefined : await selectAccountStatus(db, userId);
    if (userId !== undefined && !(await mayTakePower(path, body, user.id, userId))) {
      const message = "You are not an admin any more";
      return Response.json({ code: "NO_LONGER_ADMIN", message }, { status: 403 });
    }
    const response = await withFarewell(path, userId, () =>
      handle(withBody(request, forLibrary(path, body))),
    );
    if (response.ok && userId && endsPower.has(path)) await deleteImpersonationsBy(db, userId);
    return noted(response, (answered) =>
      entryOf(path, body, { actorId: user.id, userId, before }, answered),
    );
  };

  /** The library calls its own hooks only for people who delete their account themselves. */
  async function withFarewell(
    path: string,
    userId: string | undefined,
    call: () => Promise<Response>,
  ): Promise<Response> {
    const isRemoval = path === "/admin/remove-user" && userId !== undefined;
    const farewell = isRemoval ? await options.farewellOf?.(userId) : undefined;
    const response = await call();
    if (response.ok && farewell) await say(farewell, options);
    return response;
  }

  async function mayTakePower(path: string, body: Body, actorId: string, userId: string) {
    const loss = lossOf(path, body);
    return loss === null || takePower(db, { actorId, userId, adminUserIds }, loss);
  }

  async function end(request: Request, path: string, handle: Handle, { session, user }: Current) {
    const { id, impersonatedBy: actorId } = session;
    if (!actorId) return path === "/sign-out" ? handle(request) : notImpersonated();
    const answered = await handle(request.clone());
    // The library answers 500 to an admin whose own session has expired: there is no session to return to, so nobody is signed
    // in.
    const isStranded = answered.status === 500 && path !== "/sign-out";
    const ended = isStranded ? await handle(asSignOut(request, path)) : answered;
    return noted(ended, async () => ({
      actorId,
      actingAsId: user.id,
      action: "impersonation.stop",
      subject: { kind: "session", id },
    }));
  }

  async function endAdminSession(request: Request): Promise<void> {
    const token = adminSessionTokenOf(request, options);
    if (token) await deleteSession(db, token);
  }

  async function userIdIn({ userId, sessionToken }: Body): Promise<string | undefined> {
    if (typeof sessionToken === "string") return selectSessionOwner(db, sessionToken);
    return userId === undefined ? undefined : String(userId);
  }

  async function entryOf(
    path: string,
    body: Body,
    { actorId, userId, before }: CallFacts,
    answered: AuthAnswer,
  ): Promise<AuditEntry | undefined> {
    const reason = reasonIn(body) ?? undefined;
    const action = adminWrites.get(path) ?? path;
    if (path === "/admin/impersonate-user" && answered.session && userId) {
      const { id, expiresAt } = answered.session;
      const subject = { kind: "session", id };
      return { actorId, actingAsId: userId, action, subject, after: { expiresAt }, reason };
    }
    const id = userId ?? answered.user?.id;
    // The session did not exist, so nothing was done.
    if (!id) return undefined;
    const after =
      path === "/admin/update-user"
        ? { fields: fieldsIn(body) }
        : await selectAccountStatus(db, id);
    return { actorId, action, subject: { kind: "user", id }, before, after, reason };
  }

  async function noted(
    response: Response,
    entry: (answered: AuthAnswer) => Promise<AuditEntry | undefined>,
  ): Promise<Response> {
    if (!response.ok) return response;
    const line = await entry((await response.clone().json()) as AuthAnswer);
    if (line) await insertAuditEntry(db, line);
    return response;
  }
}

interface Current {
  session: { id: string; impersonatedBy?: string | null | undefined };
  user: { id: string };
}

interface CallFacts {
  actorId: string;
  userId: string | undefined;
  before: Awaited<ReturnType<typeof selectAccountStatus>>;
}

interface AuthAnswer {
  session?: { id: string; expiresAt: string };
  user?: { id: string };
}

async function bodyOf(request: Request): Promise<Body | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null ? (body as Body) : undefined;
}

/** Passes on exactly the id that was checked, not a value that the library would convert to the same id. */
function forLibrary(path: string, body: Body): Body {
  const { userId, reason, ...rest } = body;
  return {
    ...rest,
    ...(userId !== undefined && { userId: String(userId) }),
    ...(path === "/admin/ban-user" && { banReason: reasonIn(body) }),
  };
}

const fieldsIn = ({ data }: Body): string[] => Object.keys(data ?? {});

const asSignOut = (request: Request, path: string) =>
  new Request(request.url.replace(path, "/sign-out"), request);

function notImpersonated(): Response {
  const problem = { code: "USER_NOT_IMPERSONATED", message: "User is not impersonated" };
  return Response.json(problem, { status: 400 });
}
