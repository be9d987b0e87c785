import { addressRoutes } from "@takujo/account/address/routes";
import { exportRoutes } from "@takujo/account/export/routes";
import { impersonationRoutes } from "@takujo/account/impersonation/routes";
import { loginRoutes } from "@takujo/account/login/routes";
import { notificationRoutes } from "@takujo/account/notification/routes";
import { iconRoutes } from "@takujo/account/profile/icon-routes";
import { iconPath, largestIconBody, profileRoutes } from "@takujo/account/profile/routes";
import { pushRoutes } from "@takujo/account/push/routes";
import { staffAccountRoutes } from "@takujo/account/staff/routes";
import { receptionRoutes } from "@takujo/booking/door/reception/routes";
import { receptionHelperRoutes } from "@takujo/booking/door/reception-helper/routes";
import { passRoutes } from "@takujo/booking/money/pass/routes";
import { priceCodeRoutes } from "@takujo/booking/money/price-code/routes";
import { receiptRoutes } from "@takujo/booking/money/receipt/routes";
import { moneyRoutes } from "@takujo/booking/money/takings/routes";
import { reservationCsvRoutes } from "@takujo/booking/organizer/admin-reservation/csv/routes";
import type { PreviewReservationMail } from "@takujo/booking/organizer/admin-reservation/party-mails";
import { personRecordRoutes } from "@takujo/booking/organizer/admin-reservation/person/routes";
import { adminReservationRoutes } from "@takujo/booking/organizer/admin-reservation/routes";
import { callListRoutes } from "@takujo/booking/organizer/call-list/routes";
import { staffNoteRoutes } from "@takujo/booking/organizer/staff-note/routes";
import { attendeeRoutes, friendAttendeeRoutes } from "@takujo/booking/reservation/attendees/routes";
import {
  calendarFeedRoutes,
  openCalendarFeedRoutes,
} from "@takujo/booking/reservation/calendar-feed/routes";
import {
  friendSeatRoutes,
  ownFriendSeatRoutes,
} from "@takujo/booking/reservation/friend-seat/routes";
import { guestReservationRoutes } from "@takujo/booking/reservation/guest-reservation/routes";
import { reservationRoutes } from "@takujo/booking/reservation/own/routes";
import { reminderRoutes } from "@takujo/booking/reservation/reminder/routes";
import { seatBoardOf, sessionRoutes } from "@takujo/booking/schedule/session/routes";
import type { SeatBoard } from "@takujo/booking/schedule/session/seat-board";
import { createSeatGate, type SeatGate } from "@takujo/booking/seats/index";
import { noShowRoutes, noShowRuleRoutes } from "@takujo/booking/seats/no-show/routes";
import { eventGameRoutes, gameInterestRoutes } from "@takujo/booking/tables/game-interest/routes";
import { proposedTableRoutes } from "@takujo/booking/tables/proposed-table/routes";
import { tableDecisionRoutes } from "@takujo/booking/tables/table-decision/routes";
import { followRoutes } from "@takujo/inbox/follow/routes";
import { newsletterRoutes } from "@takujo/inbox/newsletter/routes";
import { auditRoutes } from "@takujo/insight/audit-log/routes";
import { dashboardRoutes } from "@takujo/insight/dashboard/routes";
import { statisticsRoutes } from "@takujo/insight/statistics/routes";
import { afterGameRoutes } from "@takujo/library/after-game/routes";
import { freeBoxRoutes } from "@takujo/library/free-now/routes";
import { loanRoutes } from "@takujo/library/loan/routes";
import { auditImpersonatedWrites } from "@takujo/runtime/audit/audit-impersonated-writes";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { bearerScope, requireBearer } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { answerReady, createApi, limitBody } from "@takujo/runtime/http/api";
import { limitAfterTimeout } from "@takujo/runtime/http/limit-after-timeout";
import { notFoundHandler, problemHandler } from "@takujo/runtime/http/problem";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import { limitPerPerson, type RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { requireStaff } from "@takujo/runtime/staff/for-staff";
import { knowStaff } from "@takujo/runtime/staff/know-staff";

export const gamesBasePath = "/api/v1";

export interface GamesOptions {
  db: Database;
  logger: Logger;
  /** Keys the hashes under which limits count people and addresses. */
  secret: SigningSecret;
  /** The public address; tokens name it as their issuer. */
  origin: string;
  /** These users are admins whatever their role says. */
  adminUserIds?: string[];
  /** Limits the calls of one person; without it there is no limit. */
  personLimit?: RateLimit;
  /** Serializes requests for seats of the same session; created here when not given. */
  gate?: SeatGate;
  /** Reads the seats that people watch; created here when not given. */
  seatBoard?: SeatBoard;
  /** Renders a mail for the organizer to look at; without it there is no preview. */
  previewReservationMail?: PreviewReservationMail;
  /** Origins of push services besides those of the browsers. */
  pushServices?: readonly string[];
}

/** The API for what a signed-in person does, and for data that changes by the second. */
export function createGamesApi({
  db,
  logger,
  secret,
  origin,
  adminUserIds,
  personLimit,
  gate = createSeatGate(db),
  seatBoard = seatBoardOf(db),
  previewReservationMail,
  pushServices = [],
}: GamesOptions) {
  const api = createApi().basePath(gamesBasePath);
  api.use(answerReady);
  api.use(limitBody({ [`${gamesBasePath}/authorized${iconPath}`]: largestIconBody }));
  const checkBearer = createBearerCheck(db, origin, adminUserIds);
  api.use("/authorized/*", requireBearer(checkBearer));
  if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));
  api.use("/authorized/*", knowStaff(db));
  api.use("/authorized/admin/*", requireStaff());
  api.use(limitAfterTimeout());
  api.use(idempotency(db, bearerScope));
  api.use(auditImpersonatedWrites(db, checkBearer));
  api.route("/", sessionRoutes(db, seatBoard));
  api.route("/", iconRoutes(db));
  api.route("/", reminderRoutes(db, secret));
  api.route("/", guestReservationRoutes({ db, secret, origin }));
  api.route("/", friendSeatRoutes({ db, secret, origin }));
  api.route("/", friendAttendeeRoutes(db, secret));
  api.route("/", eventGameRoutes(db));
  api.route("/", noShowRuleRoutes(db));
  api.route("/", newsletterRoutes(db, secret));
  api.route("/", freeBoxRoutes(db));
  api.route("/", openCalendarFeedRoutes({ db, secret, origin }));
  api.route("/authorized", loginRoutes());
  api.route("/authorized", profileRoutes(db, secret));
  api.route("/authorized", addressRoutes(db));
  api.route("/authorized", reservationRoutes({ db, gate, origin, secret }));
  api.route("/authorized", ownFriendSeatRoutes({ db, secret }));
  api.route("/authorized", attendeeRoutes(db));
  api.route("/authorized", gameInterestRoutes(db, secret));
  api.route("/authorized", proposedTableRoutes(db, secret));
  api.route("/authorized", dashboardRoutes(db));
  api.route("/authorized", statisticsRoutes(db));
  api.route("/authorized", adminReservationRoutes(db, secret, previewReservationMail));
  api.route("/authorized", reservationCsvRoutes(db));
  api.route("/authorized", personRecordRoutes(db));
  api.route("/authorized", callListRoutes(db));
  api.route("/authorized", staffNoteRoutes(db));
  api.route("/authorized", noShowRoutes(db));
  api.route("/authorized", tableDecisionRoutes(db, previewReservationMail));
  api.route("/authorized", auditRoutes(db));
  api.route("/authorized", receptionRoutes(db));
  api.route("/authorized", loanRoutes(db));
  api.route("/authorized", receptionHelperRoutes(db));
  api.route("/authorized", moneyRoutes(db));
  api.route("/authorized", receiptRoutes(db));
  api.route("/authorized", priceCodeRoutes(db));
  api.route("/authorized", passRoutes(db));
  api.route("/authorized", calendarFeedRoutes({ db, secret }));
  api.route("/authorized", notificationRoutes(db));
  api.route("/authorized", pushRoutes({ db, secret, services: pushServices }));
  api.route("/authorized", followRoutes(db));
  api.route("/authorized", afterGameRoutes(db));
  api.route("/authorized", exportRoutes(db, secret));
  api.route("/authorized", impersonationRoutes(db));
  api.route("/authorized", staffAccountRoutes({ db, secret, adminUserIds: adminUserIds ?? [] }));
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler(api));
  return api;
}

export const gamesDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo games API", version: "1", description: "What a person does." },
};
