import type { LoginUser } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createContext } from "react-router";
import type { AuthSend } from "../api/auth/auth-call.ts";
import type { Client } from "../api/create-client.ts";

/** What access depends on. Roles are asked of the server each time, never remembered from a page. */
export interface Standing {
  signedIn: boolean;
  hasRole(role: string): Promise<boolean>;
}

/** Who is asking. */
export interface Visitor extends Standing {
  user: LoginUser | null;
}

/** What every loader, action and guard of one request may use. Set by the server for each request. */
export interface Visit {
  locale: Locale;
  /** The home page in the form of the address that was asked for: `/`, `/ja` or `/en`. */
  home: string;
  platform: Client;
  games: Client;
  /** The auth service, in the name of who asks; what it sets as cookies goes out with the answer. */
  auth: AuthSend;
  /** Whether the site is reached by https, so that cookies can be kept to it. */
  isSecure: boolean;
  /** Adds a cookie to the answer. */
  setCookie: (cookie: string) => void;
  visitor: () => Promise<Visitor>;
  reportError: (error: unknown) => void;
  /** Asks for the loaders' data as JSON instead of a page. */
  payloadOnly: boolean;
}

export const visitContext = createContext<Visit>();
