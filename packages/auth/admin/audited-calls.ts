import { type AuditEntry, insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { AuthOptions, createAuth } from "../create-auth.ts";
import {
  adminRefusalOf,
  adminWrites,
  type Body,
  endsImpersonation,
  reasonIn,
} from "./admin-writes.ts";
import { isAdmin } from "./is-admin.ts";
import { deleteImpersonationsBy, selectSessionOwner, selectStanding } from "./queries.ts";

type Handle = (request: Request) => Promise<Response>;

/** After these, what was begun in other people's names ends too. */
const endsPower = new Set(["/admin/ban-user", "/admin/remove-user", "/admin/set-role"]);

export const isAudited = (path: string) => adminWrites.has(path) || endsImpersonation.has(path);

/** Around what the library does for admins: our own refusals before, a line in the audit after. */
export function createAuditedCalls(
  auth: ReturnType<typeof createAuth>,
  { db, adminUserIds }: AuthOptions,
) {
  return async function answer(request: Request, path: string, handle: Handle): Promise<Response> {
    const current = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: true },
    });
    // Who may not is told so by the library.
    if (!current) return handle(request);
    const { session, user } = current;
    if (endsImpersonation.has(path)) {
      if (session.impersonatedBy) {
        const stop = { actorId: session.impersonatedBy, actingAsId: user.id };
        return noted(await handle(request), async () => ({
          ...stop,
          action: "impersonation.stop",
          subject: { kind: "session", id: session.id },
        }));
      }
      return path === "/sign-out" ? handle(request) : notImpersonated();
    }
    const body = await bodyOf(request);
    if (!body || session.impersonatedBy || !isAdmin(user, adminUserIds)) return handle(request);

    const userId = await userIdIn(body);
    const refusal = adminRefusalOf(path, body, { actorId: user.id, userId });
    if (refusal) {
      const { status, ...problem } = refusal;
      return Response.json(problem, { status });
    }
    const before = userId === undefined ? undefined : await selectStanding(db, userId);
    const response = await handle(withBody(request, forLibrary(path, body)));
    if (response.ok && userId && endsPower.has(path)) await deleteImpersonationsBy(db, userId);
    return noted(response, (answered) =>
      entryOf(path, body, { actorId: user.id, userId, before }, answered),
    );
  };

  async function userIdIn({ userId, sessionToken }: Body): Promise<string | undefined> {
    if (typeof sessionToken === "string") return selectSessionOwner(db, sessionToken);
    return userId === undefined ? undefined : String(userId);
  }

  async function entryOf(
    path: string,
    body: Body,
    { actorId, userId, before }: Known,
    answered: Answered,
  ): Promise<AuditEntry | undefined> {
    const reason = reasonIn(body) ?? undefined;
    const action = adminWrites.get(path) ?? path;
    if (path === "/admin/impersonate-user" && answered.session && userId) {
      const { id, expiresAt } = answered.session;
      const subject = { kind: "session", id };
      return { actorId, actingAsId: userId, action, subject, after: { expiresAt }, reason };
    }
    const id = userId ?? answered.user?.id;
    // A session that was not there: nothing was done.
    if (!id) return undefined;
    const after =
      path === "/admin/update-user" ? { fields: fieldsIn(body) } : await selectStanding(db, id);
    return { actorId, action, subject: { kind: "user", id }, before, after, reason };
  }

  async function noted(
    response: Response,
    entry: (answered: Answered) => Promise<AuditEntry | undefined>,
  ): Promise<Response> {
    if (!response.ok) return response;
    const line = await entry((await response.clone().json()) as Answered);
    if (line) await insertAuditEntry(db, line);
    return response;
  }
}

interface Known {
  actorId: string;
  userId: string | undefined;
  before: Awaited<ReturnType<typeof selectStanding>>;
}

interface Answered {
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

/** The user's id as we compared it, not as something that the library would make the same id of. */
function forLibrary(path: string, body: Body): Body {
  const { userId, reason, ...rest } = body;
  return {
    ...rest,
    ...(userId !== undefined && { userId: String(userId) }),
    ...(path === "/admin/ban-user" && { banReason: reasonIn({ reason }) }),
  };
}

function withBody({ url, method, headers: given }: Request, body: Body): Request {
  const headers = new Headers(given);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

const fieldsIn = ({ data }: Body): string[] => Object.keys(data ?? {});

function notImpersonated(): Response {
  const problem = { code: "USER_NOT_IMPERSONATED", message: "User is not impersonated" };
  return Response.json(problem, { status: 400 });
}
