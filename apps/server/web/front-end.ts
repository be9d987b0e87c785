import type { Server } from "node:http";
import type { Web, WebOptions } from "@takujo/web/server";
import type { EarlyHandler } from "../http/front.ts";

/** May attach itself to the server's socket, for the development tools. */
export type LoadFrontEnd = (server: Server) => Promise<FrontEnd>;

/** The front end as the server needs it: built beforehand, or compiled on the fly while developing. */
export interface FrontEnd {
  createWeb: (options: WebOptions) => Web;
  buildId: string;
  early: EarlyHandler[];
  close?: () => Promise<void>;
}
