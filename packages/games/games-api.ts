import { createApi, limitBody } from "@takujo/runtime/api";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { requireBearer } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import type { Logger } from "@takujo/runtime/logger";
import { notFoundHandler, problemHandler } from "@takujo/runtime/problem";
import { loginRoutes } from "./login/routes.ts";
import { sessionRoutes } from "./session/routes.ts";

export const gamesBasePath = "/api/v1";

export interface GamesOptions {
  db: Database;
  logger: Logger;
  /** The public address, which tokens name as their maker. */
  origin: string;
}

/** Everything a person does, and what changes by the second. */
export function createGamesApi({ db, logger, origin }: GamesOptions) {
  const api = createApi().basePath(gamesBasePath);
  api.use(limitBody());
  api.use("/authorized/*", requireBearer(createBearerCheck(db, origin)));
  api.use(idempotency(db));
  api.route("/", sessionRoutes(db));
  api.route("/authorized", loginRoutes());
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler);
  return api;
}

export const gamesDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo games API", version: "1", description: "What a person does." },
};
