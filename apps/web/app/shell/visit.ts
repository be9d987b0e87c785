import type { Locale } from "@takujo/contracts/locale";
import { createContext } from "react-router";
import type { Client } from "../api/create-client.ts";

/** Who is asking. Roles are asked of the server each time, never remembered from a page. */
export interface Visitor {
  signedIn: boolean;
  hasRole(role: string): Promise<boolean>;
}

export type SessionSource = (request: Request) => Promise<Visitor>;

/** What every loader, action and guard of one request may use. Set by the server for each request. */
export interface Visit {
  locale: Locale;
  /** The home page in the form of the address that was asked for: `/`, `/ja` or `/en`. */
  home: string;
  platform: Client;
  games: Client;
  visitor: () => Promise<Visitor>;
  reportError: (error: unknown) => void;
  /** Asks for the loaders' data as JSON instead of a page. */
  payloadOnly: boolean;
}

export const visitContext = createContext<Visit>();
