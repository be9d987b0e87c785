import type { Web, WebOptions } from "@takujo/web/server";
import type { EarlyHandler } from "../http/front.ts";

/** The front end as the server needs it: built beforehand, or compiled on the fly while developing. */
export interface FrontEnd {
  createWeb: (options: WebOptions) => Web;
  buildId: string;
  early: EarlyHandler[];
  close?: () => Promise<void>;
}
