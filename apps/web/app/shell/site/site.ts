import type { AccentTokens } from "@takujo/contracts/content/accent/accent";
import type { CompiledMessages } from "@takujo/i18n/compile-messages";
import { createContext, useContext } from "react";
import type { VenueView } from "./venue-view.ts";

/** What a page knows about the site; sent once with the document. */
export interface Site {
  origin: string;
  development: boolean;
  buildId: string;
  /** Whether every page says that this is a demo. */
  demo?: boolean;
  /** Whether what goes wrong here is reported to the server. */
  reportsErrors?: boolean;
  venue: VenueView;
  /** Unless it is the standard one. */
  timeZone?: string;
  /** Pronunciation of table letters, on English pages. */
  letterReadings?: string;
  /** Address of the picture that replaces the drawn mark. */
  logo?: string;
  /** The custom properties that the organizer's color replaces. */
  accent?: AccentTokens;
  messagesHash: string;
  /** The message sets of this page; others are loaded on the way to other pages. */
  messages: CompiledMessages;
}

export interface SiteSource {
  site: Site;
  /** The same as text, for the document. */
  json: string;
  /** Server only: the nonce that marks our own scripts. It is never sent to browsers. */
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

/** Whether the site introduces guides: only then are the drawn ones shown on other pages. */
export const useHasGuides = (): boolean => !useSite().venue.emptyPages.includes("character");
