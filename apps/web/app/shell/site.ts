import type { CompiledMessages } from "@takujo/i18n/compile-messages";
import { createContext, useContext } from "react";

/** What the page knows about the site it belongs to; sent once with the document. */
export interface Site {
  origin: string;
  development: boolean;
  buildId: string;
  messagesHash: string;
  /** The message sets this page needs; more are fetched on the way to other pages. */
  messages: CompiledMessages;
}

export interface SiteSource {
  site: Site;
  /** The same as text, for the document to carry. */
  json: string;
  /** On the server only: the nonce by which the server knows our own scripts. It never leaves the house. */
  scriptMark?: string;
}

export const SiteContext = createContext<SiteSource | null>(null);
export const siteElementId = "site";

export function useSiteSource(): SiteSource {
  const source = useContext(SiteContext);
  if (!source) throw new Error("SiteContext is missing: the entry must provide it");
  return source;
}

export const useSite = (): Site => useSiteSource().site;
