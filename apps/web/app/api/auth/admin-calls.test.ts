import { describe, expect, it } from "vitest";
import {
  banUser,
  createUser,
  getUser,
  impersonateUser,
  listUserSessions,
  listUsers,
  removeUser,
  revokeUserSession,
  revokeUserSessions,
  setRole,
  stopImpersonating,
  unbanUser,
} from "./admin-calls.ts";
import type { AuthSend } from "./auth-call.ts";

function answering(answer: object | null, status = 200) {
  const sent: unknown[] = [];
  const send: AuthSend = async (...call) => {
    sent.push(call);
    return Response.json(answer, { status });
  };
  return { send, sent };
}

const impersonated = { impersonatedBy: "admin" };
const start = { userId: "u1", reason: "a call" };

describe("an admin call", () => {
  it.each([
    ["Failed to get users", (send: AuthSend) => listUsers(send, {})],
    [
      "Failed to create user",
      (send: AuthSend) => createUser(send, { name: "a", email: "a@example.jp" }),
    ],
    ["Failed to delete user", (send: AuthSend) => removeUser(send, "u1")],
    ["Failed to revoke user sessions", (send: AuthSend) => revokeUserSessions(send, "u1")],
    ["Failed to start impersonating", (send: AuthSend) => impersonateUser(send, true, start)],
    ["Failed to stop impersonating", (send: AuthSend) => stopImpersonating(send, impersonated)],
  ])("throws %j when it fails, with the server's code and status [EC-4]", async (message, call) => {
    const { send } = answering({ code: "SOMETHING", message: "in the server's words" }, 403);
    await expect(call(send)).rejects.toMatchObject({ message, code: "SOMETHING", status: 403 });
    const dead: AuthSend = () => Promise.reject(new TypeError("fetch failed"));
    await expect(call(dead)).rejects.toMatchObject({ message, code: "AUTH_ERROR", status: 503 });
    const silent: AuthSend = async () => new Response(null, { status: 502 });
    await expect(call(silent)).rejects.toMatchObject({ message, status: 502 });
  });

  it("starts no impersonation for a visitor who is not logged in, and sends nothing [IM-3] [EC-4]", async () => {
    const { send, sent } = answering({});
    await expect(impersonateUser(send, false, start)).rejects.toThrow(
      "Failed to start impersonating",
    );
    expect(sent).toEqual([]);
  });

  it.each([null, {}, { impersonatedBy: null }])(
    "rejects stopping an impersonation when there is none: %o [IM-3] [EC-4]",
    async (session) => {
      const { send, sent } = answering({});
      await expect(stopImpersonating(send, session)).rejects.toThrow("User is not impersonated");
      expect(sent).toEqual([]);
    },
  );

  it("sends its subject in the body", async () => {
    const { send, sent } = answering({ sessions: [] });
    await setRole(send, { userId: "u1", role: "admin", reason: "joins us" });
    await banUser(send, { userId: "u1", reason: "never came", seconds: 60 });
    await banUser(send, { userId: "u1", reason: "for good" });
    await unbanUser(send, "u1");
    await listUserSessions(send, "u1");
    await revokeUserSession(send, "t1");
    await revokeUserSessions(send, "u1");
    await removeUser(send, "u1");
    await impersonateUser(send, true, start);
    await stopImpersonating(send, impersonated);
    await createUser(send, { name: "a", email: "a@example.jp", password: "a long password" });
    await getUser(send, "u 1");
    expect(sent).toEqual([
      ["POST", "/admin/set-role", { userId: "u1", role: "admin", reason: "joins us" }],
      ["POST", "/admin/ban-user", { userId: "u1", reason: "never came", banExpiresIn: 60 }],
      ["POST", "/admin/ban-user", { userId: "u1", reason: "for good" }],
      ["POST", "/admin/unban-user", { userId: "u1" }],
      ["POST", "/admin/list-user-sessions", { userId: "u1" }],
      ["POST", "/admin/revoke-user-session", { sessionToken: "t1" }],
      ["POST", "/admin/revoke-user-sessions", { userId: "u1" }],
      ["POST", "/admin/remove-user", { userId: "u1" }],
      ["POST", "/admin/impersonate-user", start],
      ["POST", "/admin/stop-impersonating", undefined],
      [
        "POST",
        "/admin/create-user",
        { name: "a", email: "a@example.jp", password: "a long password" },
      ],
      ["GET", "/admin/get-user?id=u+1", undefined],
    ]);
  });

  it("lists users by every field of the query, and leaves out empty ones [CA-10]", async () => {
    const { send, sent } = answering({ users: [], total: 0 });
    await listUsers(send, {
      limit: 50,
      offset: 0,
      sortBy: "name",
      sortDirection: "asc",
      searchField: "email",
      searchOperator: "starts_with",
      searchValue: "a+b@",
    });
    await listUsers(send, { limit: 10, searchValue: "" });
    expect(sent).toEqual([
      [
        "GET",
        "/admin/list-users?limit=50&offset=0&sortBy=name&sortDirection=asc&searchField=email&searchOperator=starts_with&searchValue=a%2Bb%40",
        undefined,
      ],
      ["GET", "/admin/list-users?limit=10", undefined],
    ]);
  });
});
