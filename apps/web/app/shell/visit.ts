import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import type { LoginUser } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createContext } from "react-router";
import type { AuthSend } from "../api/auth/auth-call.ts";
import type { Client } from "../api/create-client.ts";

/** Data for access checks. Roles are requested from the server each time, never cached. */
export interface Access {
  signedIn: boolean;
  hasRole(role: string): Promise<boolean>;
  /** Their rights as staff; admins have all. */
  rights(): Promise<StaffRights>;
}

/** The person behind a request. */
export interface Visitor extends Access {
  user: LoginUser | null;
}

/** Context of the loaders, actions and guards of one request. Set by the server. */
export interface Visit {
  locale: Locale;
  /** The home page with the prefix of the requested address: `/`, `/ja` or `/en`. */
  home: string;
  platform: Client;
  games: Client;
  /** The auth service, on behalf of the visitor; cookies it sets are sent with the response. */
  auth: AuthSend;
  /** Whether the site is served over https, so that cookies can be restricted to it. */
  isSecure: boolean;
  /** Adds a cookie to the response. */
  setCookie: (cookie: string) => void;
  visitor: () => Promise<Visitor>;
  /** Whether a call of this request was refused because the sign-in is too old for it. */
  isSignInTooOld: () => boolean;
  reportError: (error: unknown) => void;
  /** Whether the loaders' data is wanted as JSON instead of a page. */
  payloadOnly: boolean;
}

export const visitContext = createContext<Visit>();
