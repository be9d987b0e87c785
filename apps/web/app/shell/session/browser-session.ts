import { clearedSessionVersion, readSessionVersion } from "@takujo/contracts/cookie";
import { readLoginUser } from "@takujo/contracts/generated/games/sdk.gen";
import { browserSend } from "../../api/auth/auth-call.ts";
import { getSession, type Session, signOut } from "../../api/auth/session-calls.ts";
import { clearBadge } from "../clear-badge.ts";
import { forgetAllWriting, forgetWritingOfOthers } from "../writing/writing-store.ts";
import { gamesClient, renewToken } from "./browser-games.ts";
import { freshKey } from "./fresh-key.ts";
import { iconUrl } from "./icon-url.ts";
import { knownPerson } from "./known-person.ts";
import {
  type CurrentUser,
  currentUser,
  emptyUser,
  isLoggedIn,
  isSessionLost,
} from "./login-user.ts";
import { createSession, type SessionState } from "./session.ts";

const storageKey = "session";
const channel = new BroadcastChannel("session");

/** The servers clear this cookie together with the session's, which can also be lost alone. */
async function askForSession() {
  const answer = await getSession(browserSend);
  if (!answer) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = clearedSessionVersion({ isSecure: location.protocol === "https:" });
  }
  return answer;
}

async function readUser() {
  const { data, response } = await readLoginUser({ client: gamesClient, query: freshKey() });
  if (data) return data;
  if (response?.status === 401) return emptyUser;
  throw new Error(`The user could not be fetched: ${response?.status ?? "no answer"}`);
}

export const browserSession = createSession(
  {
    getSession: askForSession,
    getToken: renewToken,
    getUser: readUser,
    signOut: () => signOut(browserSend),
  },
  {
    readVersion: () => readSessionVersion(document.cookie),
    clearToken() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = "auth_jwt=; Max-Age=0; Path=/";
    },
    goHome: () => location.assign("/"),
    // biome-ignore lint/suspicious/noConsole: the browser console is where such an error is looked for.
    report: (error) => console.error(error),
  },
);

/** Checks after each navigation, and when another tab reports a change, whether the known session is still valid. */
export async function followSession(): Promise<void> {
  const version = readSessionVersion(document.cookie);
  const outcome = await browserSession.follow(version);
  if (!outcome) return;
  if (!version) void forgetStoredData(storedByPages);
  isSessionLost.set(outcome === "no session");
  if (outcome !== "no session") channel.postMessage(version);
}

/** Rejects, and changes nothing here, if the service was not reached. The next navigation shows that nobody is signed in. */
export async function endSession(): Promise<void> {
  await signOut(browserSend);
  forgetAllWriting();
  knownPerson.set(null);
  await forgetStoredData(storedByPages);
}

function show({ session, user }: SessionState): void {
  if (session && isLoggedIn(user)) meet(session, user);
  currentUser.set(isLoggedIn(user) ? { ...user, icon: iconUrl(user) } : user);
}

/** While an admin impersonates a person, drafts are neither stored nor changed. */
function meet({ userId, impersonatedBy }: Session, { email }: CurrentUser): void {
  if (impersonatedBy) {
    knownPerson.set(null);
    return;
  }
  const known = knownPerson.get();
  if (known?.id === userId && known.email === email) return;
  knownPerson.set({ id: userId, email });
  forgetWritingOfOthers(userId);
  forgetPagesOfAnother(userId);
}

const personKey = "person";

/** A session may have ended without signing out, before another person signs in on the same device. */
function forgetPagesOfAnother(userId: string): void {
  try {
    const last = localStorage.getItem(personKey);
    localStorage.setItem(personKey, userId);
    // Not the reception's list: what was marked there may still have to be sent.
    if (last && last !== userId) void forgetStoredData(["ticket"]);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

function keep(state: SessionState): void {
  show(state);
  try {
    if (state.session) localStorage.setItem(storageKey, JSON.stringify(state));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked; then every page asks the server.
  }
}

/** Starts with what the last page knew. Returns a function that stops it. */
export function startSession(): () => void {
  try {
    const known = localStorage.getItem(storageKey);
    if (known) browserSession.recall(JSON.parse(known) as SessionState);
  } catch {
    // Unreadable: the servers will tell.
  }
  show(browserSession.state.get());
  const stop = browserSession.state.subscribe(() => keep(browserSession.state.get()));
  const follow = () => void followSession();
  channel.addEventListener("message", follow);
  document.addEventListener("visibilitychange", follow);
  return () => {
    stop();
    channel.removeEventListener("message", follow);
    document.removeEventListener("visibilitychange", follow);
  };
}

/** The databases of pages that work without a network; their caches begin with the same words. */
const storedByPages = ["reception", "ticket"];

/** Signing out deletes the reception's lists, the tickets and the own page on this device, and the mark on the app's icon. */
async function forgetStoredData(databases: string[]): Promise<void> {
  clearBadge();
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
    for (const cache of await caches.keys()) {
      if (databases.some((name) => cache.startsWith(`${name} `))) await caches.delete(cache);
    }
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
