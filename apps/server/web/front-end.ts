import type { Server } from "node:http";
import type { Web, WebOptions } from "@takujo/web/server";
import type { EarlyHandler } from "../http/front.ts";

/** Development tools attach to the server's socket. */
export type LoadFrontEnd = (server: Server) => Promise<FrontEnd>;

/** The interface between server and front end, whether built or compiled during development. */
export interface FrontEnd {
  createWeb: (options: WebOptions) => Web;
  buildId: string;
  early: EarlyHandler[];
  close?: () => Promise<void>;
}
