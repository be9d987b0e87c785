import { noRights, type StaffRights } from "@takujo/contracts/account/staff-policy";
import {
  checkUserRole,
  readLoginUser,
  readOwnRights,
} from "@takujo/contracts/generated/games/sdk.gen";
import { data } from "react-router";
import { AuthError } from "../../api/auth/auth-call.ts";
import { getToken } from "../../api/auth/session-calls.ts";
import type { Client } from "../../api/create-client.ts";
import type { Visitor } from "../visit.ts";
import type { AuthCookies } from "./auth-send.server.ts";
import { freshKey } from "./fresh-key.ts";
import { hasExpired } from "./token-age.ts";

const anonymous: Visitor = {
  signedIn: false,
  user: null,
  hasRole: async () => false,
  rights: async () => noRights,
};

/**
 * The visitor of a request, from the games API by token. An expired token, or one invalidated by a change of
 * role, is renewed while the session is valid.
 */
export async function findVisitor(auth: AuthCookies, games: Client): Promise<Visitor> {
  const token = auth.token();
  if (!token && !auth.mayHaveSession()) return anonymous;
  const isTokenGood = token !== undefined && !hasExpired(token) && !auth.lacksVersion();
  if (!isTokenGood && !(await renew(auth))) return anonymous;
  let answer = await readLoginUser({ client: games, query: freshKey() });
  if (answer.response?.status === 401 && (await renew(auth))) {
    answer = await readLoginUser({ client: games, query: freshKey() });
  }
  if (answer.response?.status === 401) return anonymous;
  // An unavailable API must not redirect people to the login.
  if (!answer.data) throw data(null, { status: 503 });
  let rights: Promise<StaffRights> | undefined;
  return {
    signedIn: true,
    user: answer.data,
    async hasRole(role) {
      const { data: found } = await checkUserRole({ client: games, query: { role } });
      return found?.hasRole ?? false;
    },
    /** Asked for once in a request: the guard, the frame and the page need the same. */
    rights() {
      rights ??= readRights(games);
      return rights;
    },
  };
}

async function readRights(games: Client): Promise<StaffRights> {
  const { data: own } = await readOwnRights({ client: games });
  if (!own) throw data(null, { status: 503 });
  return Object.fromEntries(
    own.rights.map(({ right, eventIds }) => [right, eventIds ?? "everywhere"]),
  );
}

/** Returns false if the session has ended. */
async function renew({ send }: AuthCookies): Promise<boolean> {
  try {
    await getToken(send);
    return true;
  } catch (error) {
    if (error instanceof AuthError && error.status === 401) return false;
    throw data(null, { status: 503 });
  }
}
