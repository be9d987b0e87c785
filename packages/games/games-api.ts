import { createApi, limitBody } from "@takujo/runtime/api";
import type { Database } from "@takujo/runtime/database";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import type { Logger } from "@takujo/runtime/logger";
import { notFoundHandler, problemHandler } from "@takujo/runtime/problem";
import { sessionRoutes } from "./session/routes.ts";

export const gamesBasePath = "/api/v1";

/** Everything a person does, and what changes by the second. */
export function createGamesApi({ db, logger }: { db: Database; logger: Logger }) {
  const api = createApi().basePath(gamesBasePath);
  api.use(limitBody());
  api.use(idempotency(db));
  api.route("/", sessionRoutes(db));
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler);
  return api;
}

export const gamesDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo games API", version: "1", description: "What a person does." },
};
