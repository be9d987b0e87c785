import {
  readPersonNoShows,
  readPersonNote,
  readPersonPasses,
  readPersonRecord,
} from "@takujo/contracts/generated/games/sdk.gen";
import { addDays } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
import { getUser, listUserSessions, type UserSession } from "../../../../api/auth/admin-calls.ts";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { type Device, deviceOf } from "../../../user/device-name.server.ts";
import { currentAdmin } from "../../admin.server.ts";
import { orUnavailable } from "../failure.server.ts";
import { presentUser, type UserView } from "../present-user.server.ts";
import { mayImpersonate, type Question } from "../user-view.ts";
import { type RecordView, readWhen } from "./visit-view.ts";

/** Without the token, which signs in as that person. */
export interface SessionView {
  id: string;
  device: Device;
  address: string | null;
  usedAt: string;
  isImpersonated: boolean;
}

export interface BanView {
  /** Null for a ban without an end. */
  until: string | null;
  reason: string | null;
}

export async function readUser(userId: string, visit: Visit, search: URLSearchParams) {
  const [client, path] = [visit.games, { userId }];
  const [admin, found, sessions, record, note, noShows, passes] = await Promise.all([
    currentAdmin(visit),
    orUnavailable(getUser(visit.auth, userId)),
    orUnavailable(listUserSessions(visit.auth, userId)),
    readPersonRecord({ client, path, query: { locale: visit.locale } }),
    readPersonNote({ client, path }),
    readPersonNoShows({ client, path, query: { locale: visit.locale } }).then(unwrap),
    readPersonPasses({ client, path, query: { locale: visit.locale } }).then(unwrap),
  ]);
  const user = presentUser(found, admin);
  const ban: BanView | null = user.isBanned
    ? { until: found.banExpires, reason: found.banReason }
    : null;
  return {
    user,
    ban,
    sessions: sessions.map(presentSession),
    record: {
      ...unwrap(record),
      shown: readWhen(search.get("reservations")),
    } satisfies RecordView,
    note: unwrap(note),
    noShows,
    passes,
    idempotencyKey: crypto.randomUUID(),
    /** The absence that a dialog asks about. */
    excused: noShows.absences.find(
      ({ reservationId, standing }) =>
        search.get("ask") === "excuse" &&
        standing !== "excused" &&
        reservationId === search.get("absence"),
    ),
    question: questionAbout(user, search.get("ask")),
    tomorrow: addDays(venueDay(new Date()), 1),
  };
}

function questionAbout(user: UserView, asked: string | null): Question | null {
  if (asked === "impersonate") return mayImpersonate(user) ? asked : null;
  return !user.isSelf && (asked === "end-sessions" || asked === "remove") ? asked : null;
}

function presentSession(session: UserSession): SessionView {
  const { id, userAgent, ipAddress, updatedAt, impersonatedBy } = session;
  return {
    id,
    device: deviceOf(userAgent),
    address: ipAddress || null,
    usedAt: updatedAt,
    isImpersonated: Boolean(impersonatedBy),
  };
}
