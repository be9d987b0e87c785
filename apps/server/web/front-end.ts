import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "@takujo/runtime/logger";
import type { Storage } from "@takujo/runtime/storage/storage";
import type { Web, WebOptions } from "@takujo/web/server";
import type { EarlyHandler } from "../http/front.ts";

export interface FrontEndParts {
  /** Development tools attach to its socket. */
  server: Server;
  /** Where builds leave their assets for each other. */
  storage: Storage;
  logger: Logger;
}

export type LoadFrontEnd = (parts: FrontEndParts) => Promise<FrontEnd>;

/** The interface between server and front end, whether built or compiled during development. */
export interface FrontEnd {
  createWeb: (options: WebOptions) => Web;
  buildId: string;
  early: EarlyHandler[];
  /** Answers for an asset of another build; false to pass the request on. */
  serveSharedAsset?: (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>;
  close?: () => Promise<void>;
}
