import { createApi, limitBody } from "@takujo/runtime/api";
import { auditImpersonatedWrites } from "@takujo/runtime/audit/audit-impersonated-writes";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { bearerScope } from "@takujo/runtime/bearer/bearer-scope";
import { requireAdmin } from "@takujo/runtime/bearer/require-admin";
import { requireBearer } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database";
import { holdBack } from "@takujo/runtime/hold-back";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import { limitPerPerson, type RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import { notFoundHandler, problemHandler } from "@takujo/runtime/problem";
import type { SigningSecret } from "@takujo/runtime/secret-keys";
import { addressRoutes } from "./address/routes.ts";
import { reservationCsvRoutes } from "./admin-reservation/csv/routes.ts";
import { adminReservationRoutes } from "./admin-reservation/routes.ts";
import { auditRoutes } from "./audit-log/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { exportRoutes } from "./export/routes.ts";
import { impersonationRoutes } from "./impersonation/routes.ts";
import { loginRoutes } from "./login/routes.ts";
import { iconRoutes } from "./profile/icon-routes.ts";
import { iconPath, largestIconBody, profileRoutes } from "./profile/routes.ts";
import { receptionRoutes } from "./reception/routes.ts";
import { receptionHelperRoutes } from "./reception-helper/routes.ts";
import { reminderRoutes } from "./reminder/routes.ts";
import { reservationRoutes } from "./reservation/routes.ts";
import { createSeatGate, type SeatGate } from "./seat-gate/index.ts";
import { sessionRoutes } from "./session/routes.ts";

export const gamesBasePath = "/api/v1";

export interface GamesOptions {
  db: Database;
  logger: Logger;
  /** Hides whom a limit is about. */
  secret: SigningSecret;
  /** The public address, which tokens name as their maker. */
  origin: string;
  /** Those who are admins whatever their role says. */
  adminUserIds?: string[];
  /** Calls of one person; none without it. */
  personLimit?: RateLimit;
  /** Where all who want seats meet; a usual one without it. */
  gate?: SeatGate;
}

/** Everything a person does, and what changes by the second. */
export function createGamesApi({
  db,
  logger,
  secret,
  origin,
  adminUserIds,
  personLimit,
  gate = createSeatGate(db),
}: GamesOptions) {
  const api = createApi().basePath(gamesBasePath);
  api.use(limitBody({ [`${gamesBasePath}/authorized${iconPath}`]: largestIconBody }));
  const checkBearer = createBearerCheck(db, origin, adminUserIds);
  api.use("/authorized/*", requireBearer(checkBearer));
  if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));
  api.use("/authorized/admin/*", requireAdmin());
  api.use(holdBack());
  api.use(idempotency(db, bearerScope));
  api.use(auditImpersonatedWrites(db, checkBearer));
  api.route("/", sessionRoutes(db));
  api.route("/", iconRoutes(db));
  api.route("/", reminderRoutes(db, secret));
  api.route("/authorized", loginRoutes());
  api.route("/authorized", profileRoutes(db, secret));
  api.route("/authorized", addressRoutes(db));
  api.route("/authorized", reservationRoutes({ db, gate, origin }));
  api.route("/authorized", dashboardRoutes(db));
  api.route("/authorized", adminReservationRoutes(db));
  api.route("/authorized", reservationCsvRoutes(db));
  api.route("/authorized", auditRoutes(db));
  api.route("/authorized", receptionRoutes(db));
  api.route("/authorized", receptionHelperRoutes(db));
  api.route("/authorized", exportRoutes(db, secret));
  api.route("/authorized", impersonationRoutes(db));
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler(api));
  return api;
}

export const gamesDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo games API", version: "1", description: "What a person does." },
};
