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

const signedOut: SessionState = { session: null, user: emptyUser };

/** Who is signed in, as this browser knows it: a session, its token, and the person's record, in this order. */
export function createSession(calls: SessionCalls, page: SessionPage) {
  const state = createStore(signedOut);

  function forget(): void {
    page.clearToken();
    state.set(signedOut);
  }

  /** What cannot be fetched counts as empty, and is tried again after the next navigation. */
  async function readUser(): Promise<"answered" | "failed"> {
    const { session } = state.get();
    try {
      const user = await calls.getUser();
      // Signed out, or somebody else, while it was on its way.
      if (state.get().session === session) state.set({ session, user });
      return "answered";
    } catch (error) {
      page.report(error);
      state.set({ session, user: emptyUser });
      return "failed";
    }
  }

  async function refresh(): Promise<"answered" | "failed"> {
    const answer = await calls.getSession().catch(() => null);
    if (!answer) {
      forget();
      return "answered";
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

  return {
    state,
    refresh,
    signOut,
    forget,
    /** Shows what was known on the last page until the servers have answered. */
    recall: (known: SessionState) => state.set(known),
    /** A session whose person does not exist is none. An API that is away proves nothing. */
    async start(): Promise<void> {
      const outcome = await refresh();
      const { session, user } = state.get();
      if (outcome === "answered" && session && !isLoggedIn(user)) await signOut();
    },
    async navigated(): Promise<void> {
      const { session, user } = state.get();
      if (session && !isLoggedIn(user)) await readUser();
    },
  };
}
