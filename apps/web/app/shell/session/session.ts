import type { Session, SessionAnswer } from "../../api/auth/session-calls.ts";
import { createStore } from "../create-store.ts";
import { type CurrentUser, emptyUser, isLoggedIn } from "./login-user.ts";

export interface SessionState {
  session: Session | null;
  user: CurrentUser;
}

/** The session's requests to the servers. */
export interface SessionCalls {
  getSession: () => Promise<SessionAnswer | null>;
  /** The response sets its cookie. */
  getToken: () => Promise<unknown>;
  /** Empty if the games API does not know the user; rejects if it does not respond. */
  getUser: () => Promise<CurrentUser>;
  signOut: () => Promise<unknown>;
}

/** The session's effects on the page. */
export interface SessionPage {
  /** The version in the cookie, which ends with the session. */
  readVersion: () => string | undefined;
  clearToken: () => void;
  goHome: () => void;
  report: (error: unknown) => void;
}

/** Which server, if any, did not respond. */
export type Outcome = "answered" | "no session" | "no user";

const signedOut: SessionState = { session: null, user: emptyUser };

/** The session as known to this browser: session, token and user record, loaded in this order. */
export function createSession(calls: SessionCalls, page: SessionPage) {
  const state = createStore(signedOut);
  let knownVersion: string | undefined;
  /** The newest refresh, until the visitor is signed out: answers to any other are out of date. */
  let asked = {};

  function forget(): void {
    asked = {};
    page.clearToken();
    state.set(signedOut);
  }

  /** A failed request changes nothing that is known of the same session; an empty record is asked for again after the next navigation. */
  async function readUser(): Promise<Outcome> {
    const { session } = state.get();
    try {
      const user = await calls.getUser();
      // Dropped if the visitor signed out, or in as another person, in the meantime.
      if (state.get().session === session) state.set({ session, user });
      return "answered";
    } catch (error) {
      page.report(error);
      return "no user";
    }
  }

  async function refresh({ mayBeAnother = false } = {}): Promise<Outcome> {
    const own = {};
    asked = own;
    const answer = await calls.getSession().catch(() => undefined);
    if (asked !== own) return "answered";
    if (answer === undefined) {
      // A lost connection ends no session. Where none is known, it counts as not signed in.
      if (mayBeAnother || !state.get().session) forget();
      return "no session";
    }
    if (!answer) {
      forget();
      return "answered";
    }
    const { session, user } = state.get();
    const isSame = session?.id === answer.session.id;
    state.set({ session: answer.session, user: isSame ? user : emptyUser });
    await calls.getToken().catch(page.clearToken);
    return asked === own ? readUser() : "answered";
  }

  async function signOut(): Promise<void> {
    await calls.signOut();
    forget();
    page.goHome();
  }

  /**
   * A session whose user does not exist is signed out. An unavailable API proves nothing, nor does a session that has ended
   * meanwhile, in another tab or by the visitor.
   */
  async function start(): Promise<Outcome> {
    const outcome = await refresh();
    const { session, user } = state.get();
    const isLost = outcome === "answered" && session && !isLoggedIn(user);
    if (isLost && page.readVersion() === knownVersion) await signOut();
    return outcome;
  }

  async function navigated(): Promise<void> {
    const { session, user } = state.get();
    if (session && !isLoggedIn(user)) await readUser();
  }

  return {
    state,
    refresh: () => refresh(),
    signOut,
    forget,
    start,
    navigated,
    /** Shows what the last page knew until the servers have responded. */
    recall: (known: SessionState) => state.set(known),
    /** After each navigation: reloads if the session's version has changed. Null if it is unchanged. */
    async follow(version: string | undefined): Promise<Outcome | null> {
      if (version === knownVersion) {
        await navigated();
        return null;
      }
      const isFirst = knownVersion === undefined;
      knownVersion = version;
      if (!version) {
        forget();
        return "answered";
      }
      const outcome = await (isFirst ? start() : refresh({ mayBeAnother: true }));
      // The next navigation tries again.
      if (outcome === "no session") knownVersion = undefined;
      return outcome;
    },
  };
}
