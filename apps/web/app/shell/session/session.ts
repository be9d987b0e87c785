import type { Session, SessionAnswer } from "../../api/auth/session-calls.ts";
import { createStore } from "../create-store.ts";
import { type CurrentUser, emptyUser, isLoggedIn } from "./login-user.ts";

export interface SessionState {
  session: Session | null;
  user: CurrentUser;
}

/** What the state asks of the servers. */
export interface SessionCalls {
  getSession: () => Promise<SessionAnswer | null>;
  /** Its cookie comes with the answer. */
  getToken: () => Promise<unknown>;
  /** Empty when the games API says that it is nobody; rejects when it does not answer. */
  getUser: () => Promise<CurrentUser>;
  signOut: () => Promise<unknown>;
}

/** What the state does to the page around it. */
export interface SessionPage {
  clearToken: () => void;
  goHome: () => void;
  report: (error: unknown) => void;
}

/** Which of the servers, if any, did not answer. */
export type Outcome = "answered" | "no session" | "no user";

const signedOut: SessionState = { session: null, user: emptyUser };

/** Who is signed in, as this browser knows it: a session, its token, and the person's record, in this order. */
export function createSession(calls: SessionCalls, page: SessionPage) {
  const state = createStore(signedOut);
  let knownVersion: string | undefined;

  function forget(): void {
    page.clearToken();
    state.set(signedOut);
  }

  /** What cannot be fetched counts as empty, and is tried again after the next navigation. */
  async function readUser(): Promise<Outcome> {
    const { session } = state.get();
    try {
      const user = await calls.getUser();
      // Signed out, or somebody else, while it was on its way.
      if (state.get().session === session) state.set({ session, user });
      return "answered";
    } catch (error) {
      page.report(error);
      state.set({ session, user: emptyUser });
      return "no user";
    }
  }

  async function refresh(): Promise<Outcome> {
    const answer = await calls.getSession().catch(() => undefined);
    if (!answer) {
      forget();
      return answer === null ? "answered" : "no session";
    }
    const { session, user } = state.get();
    const isSame = session?.id === answer.session.id;
    state.set({ session: answer.session, user: isSame ? user : emptyUser });
    await calls.getToken().catch(page.clearToken);
    return readUser();
  }

  async function signOut(): Promise<void> {
    await calls.signOut();
    forget();
    page.goHome();
  }

  /** A session whose person does not exist is none. An API that is away proves nothing. */
  async function start(): Promise<Outcome> {
    const outcome = await refresh();
    const { session, user } = state.get();
    if (outcome === "answered" && session && !isLoggedIn(user)) await signOut();
    return outcome;
  }

  async function navigated(): Promise<void> {
    const { session, user } = state.get();
    if (session && !isLoggedIn(user)) await readUser();
  }

  return {
    state,
    refresh,
    signOut,
    forget,
    start,
    navigated,
    /** Shows what was known on the last page until the servers have answered. */
    recall: (known: SessionState) => state.set(known),
    /** After each navigation: is what is known still true of this version of the session? Null where it is the known one. */
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
      const outcome = await (isFirst ? start() : refresh());
      // The next navigation asks again.
      if (outcome === "no session") knownVersion = undefined;
      return outcome;
    },
  };
}
