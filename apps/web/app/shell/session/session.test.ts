import { describe, expect, it, vi } from "vitest";
import type { SessionAnswer } from "../../api/auth/session-calls.ts";
import { emptyUser, isLoggedIn } from "./login-user.ts";
import { createSession, type SessionCalls } from "./session.ts";

const answer: SessionAnswer = {
  session: { id: "s1", userId: "u1", expiresAt: "2026-05-01T00:00:00Z" },
  user: { id: "u1", email: "kotori@example.jp", name: "", createdAt: "2026-04-01T00:00:00Z" },
};
const user = { email: "kotori@example.jp", displayId: "kotori", roles: ["user"] };

function begin(calls: Partial<SessionCalls> = {}) {
  const order: string[] = [];
  const note =
    <Result>(name: string, result: () => Promise<Result>) =>
    () => {
      order.push(name);
      return result();
    };
  const page = {
    readVersion: vi.fn((): string | undefined => undefined),
    clearToken: vi.fn(),
    goHome: vi.fn(),
    report: vi.fn(),
  };
  const session = createSession(
    {
      getSession: note("session", calls.getSession ?? (async () => answer)),
      getToken: note("token", calls.getToken ?? (async () => "t")),
      getUser: note("user", calls.getUser ?? (async () => user)),
      signOut: note("sign-out", calls.signOut ?? (async () => null)),
    },
    page,
  );
  return { session, page, order, state: () => session.state.get() };
}

const fails = async (): Promise<never> => {
  throw new Error("no answer");
};

describe("the browser's session", () => {
  it("loads the session, then its token, then the user's record [AU-1] [AU-5] [AU-8]", async () => {
    const { session, order, state } = begin();
    await session.start();
    expect(order).toEqual(["session", "token", "user"]);
    expect(state()).toEqual({ session: answer.session, user });
  });

  it("starts empty, and is logged in once the e-mail address is known [AU-9]", () => {
    const { state } = begin();
    expect(state()).toEqual({ session: null, user: { email: "", displayId: "" } });
    expect(isLoggedIn(emptyUser)).toBe(false);
    expect(isLoggedIn({ email: "a@example.jp", displayId: "" })).toBe(true);
  });

  it("clears user and token on sign-out, which leads home [AU-3]", async () => {
    const { session, page, state } = begin();
    await session.start();
    await session.signOut();
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(page.clearToken).toHaveBeenCalledOnce();
    expect(page.goHome).toHaveBeenCalledOnce();
  });

  it("stays when signing out fails", async () => {
    const { session, page, state } = begin({ signOut: fails });
    await session.start();
    await expect(session.signOut()).rejects.toThrow("no answer");
    expect(state().user).toEqual(user);
    expect(page.goHome).not.toHaveBeenCalled();
  });

  it("clears the record when it ends elsewhere [AU-5]", async () => {
    let isOver = false;
    const { session, state } = begin({ getSession: async () => (isOver ? null : answer) });
    await session.start();
    isOver = true;
    await session.refresh();
    expect(state()).toEqual({ session: null, user: emptyUser });
  });

  it("is signed out at the start if its user does not exist [AU-6]", async () => {
    const { session, order, page } = begin({ getUser: async () => emptyUser });
    await session.start();
    expect(order).toEqual(["session", "token", "user", "sign-out"]);
    expect(page.goHome).toHaveBeenCalledOnce();
  });

  it("is not signed out again if it has ended meanwhile [AU-6]", async () => {
    const { session, order, page } = begin({ getUser: async () => emptyUser });
    page.readVersion.mockReturnValue(undefined);
    await session.follow("v1");
    expect(order).toEqual(["session", "token", "user"]);
    expect(page.goHome).not.toHaveBeenCalled();

    const lost = begin({ getUser: async () => emptyUser });
    lost.page.readVersion.mockReturnValue("v1");
    await lost.session.follow("v1");
    expect(lost.order).toEqual(["session", "token", "user", "sign-out"]);
  });

  it("requests a missing record again after each navigation [AU-7]", async () => {
    let isAway = true;
    const { session, order, state } = begin({ getUser: async () => (isAway ? fails() : user) });
    await session.start();
    isAway = false;
    await session.navigated();
    expect(state().user).toEqual(user);
    await session.navigated();
    expect(order.filter((name) => name === "user")).toHaveLength(2);
  });

  it("counts as absent when it cannot be loaded and none is known [AU-8] [AU-11]", async () => {
    const { session, page, order, state } = begin({ getSession: fails });
    await session.start();
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(page.clearToken).toHaveBeenCalledOnce();
    expect(order).toEqual(["session"]);
  });

  it("outlasts a lost connection, as does what is known of its user [AU-8] [AU-11]", async () => {
    const known = { session: answer.session, user };
    const { session, page, state } = begin({ getSession: fails, getUser: fails });
    session.recall(known);
    expect(await session.follow("1")).toBe("no session");
    expect(state()).toEqual(known);
    const withoutRecord = begin({ getUser: fails });
    withoutRecord.session.recall(known);
    expect(await withoutRecord.session.follow("1")).toBe("no user");
    expect(withoutRecord.state()).toEqual(known);
    expect(page.clearToken).not.toHaveBeenCalled();
  });

  it("is requested again by each navigation after a failure, until there is a response [AU-8] [AU-11]", async () => {
    let isAway = false;
    const { session, order, state } = begin({
      getSession: async () => (isAway ? fails() : answer),
    });
    const asked = () => order.filter((name) => name === "session").length;
    expect(await session.follow("v1")).toBe("answered");
    isAway = true;
    expect(await session.follow("v2")).toBe("no session");
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(await session.follow("v2")).toBe("no session");
    expect(asked()).toBe(3);

    isAway = false;
    expect(await session.follow("v2")).toBe("answered");
    expect(state()).toEqual({ session: answer.session, user });
    expect(await session.follow("v2")).toBeNull();
    expect(asked()).toBe(4);
  });

  it("is absent if the auth service says so, and is not requested again [AU-8]", async () => {
    const { session, order, state } = begin({ getSession: async () => null });
    session.recall({ session: answer.session, user });
    expect(await session.follow("v1")).toBe("answered");
    expect(await session.follow("v1")).toBeNull();
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(order).toEqual(["session"]);
  });

  it("drops a token that cannot be loaded [AU-11]", async () => {
    const { session, page, state } = begin({ getToken: fails });
    await session.start();
    expect(page.clearToken).toHaveBeenCalledOnce();
    expect(state().session).toEqual(answer.session);
  });

  it("logs a record that cannot be loaded, treats it as empty, and signs nobody out [AU-11]", async () => {
    const { session, page, order, state } = begin({ getUser: fails });
    await session.start();
    expect(page.report).toHaveBeenCalledWith(new Error("no answer"));
    expect(state()).toEqual({ session: answer.session, user: emptyUser });
    expect(order).not.toContain("sign-out");
  });

  it("stays signed out when an answer from before arrives late [AU-3]", async () => {
    let respond: (late: SessionAnswer) => void = () => {};
    const { session, page, order, state } = begin({
      getSession: () => new Promise<SessionAnswer>((resolve) => (respond = resolve)),
    });
    const first = session.follow("v1");
    await session.follow(undefined);
    respond(answer);
    await first;
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(order).toEqual(["session"]);
    expect(page.goHome).not.toHaveBeenCalled();
  });

  it("loads no record when the visitor signs out while the token is loading [AU-3]", async () => {
    let respond: () => void = () => {};
    const { session, order, state } = begin({
      getToken: () => new Promise<void>((resolve) => (respond = resolve)),
    });
    const first = session.follow("v1");
    await expect.poll(() => order).toContain("token");
    await session.follow(undefined);
    respond();
    await first;
    expect(state()).toEqual({ session: null, user: emptyUser });
    expect(order).toEqual(["session", "token"]);
  });

  it("never shows another person's record while its own is loading", async () => {
    const another = { ...answer, session: { ...answer.session, id: "s2", userId: "u2" } };
    const { session, state } = begin({
      getSession: async () => another,
      getToken: async () => {
        expect(state()).toEqual({ session: another.session, user: emptyUser });
      },
    });
    session.recall({ session: answer.session, user });
    await session.refresh();
    expect.assertions(1);
  });
});
