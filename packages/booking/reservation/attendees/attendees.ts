import type { AttendeeChoice, Attendees } from "@takujo/contracts/booking/reservation/friend-seat";
import type { VisitLevel } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  countPeople,
  selectFriendsVisit,
  selectOwnVisit,
  selectPlates,
  updateChoice,
  updatePlate,
} from "./queries.ts";

const oftenFrom = 5;
const seated = ["confirmed", "attended"];

interface OwnVisit {
  id: string;
  userId: string;
}

/** The other guests of the event: only for people who come too, and only until it is over. */
export async function readAttendees(
  db: Database,
  own: OwnVisit,
  now = new Date(),
): Promise<Attendees> {
  const [visit] = await selectOwnVisit(db, own);
  if (!visit) throw new DomainError("not-found");
  const mayShow = seated.includes(visit.state) && now < visit.ends_at;
  return {
    ...(await attendeesOf(db, visit.event_id, own.id, mayShow)),
    showsName: visit.shows_name,
    seeksMore: visit.seeks_more,
  };
}

/** As `readAttendees`, for a friend who took a place of a party. */
export async function readAttendeesForFriend(
  db: Database,
  seatId: string,
  now = new Date(),
): Promise<Attendees> {
  const [visit] = await selectFriendsVisit(db, { seatId });
  if (!visit) throw new DomainError("not-found");
  const mayShow = seated.includes(visit.state) && now < visit.ends_at;
  return {
    ...(await attendeesOf(db, visit.event_id, seatId, mayShow)),
    showsName: visit.shows_name,
    seeksMore: null,
  };
}

async function attendeesOf(db: Database, eventId: string, ownId: string, mayShow: boolean) {
  if (!mayShow) return { plates: [], people: 0, mayShow };
  const [plates, [counted]] = await Promise.all([
    selectPlates(db, { eventId }),
    countPeople(db, { eventId }),
  ]);
  return {
    plates: plates.map(({ id, nickname, visits, about }) => ({
      nickname,
      isOwn: id === ownId,
      level: visits === null ? null : levelOf(visits),
      about,
    })),
    people: counted?.people ?? 0,
    mayShow,
  };
}

function levelOf(visits: number): VisitLevel {
  if (visits === 0) return "first";
  return visits < oftenFrom ? "sometimes" : "often";
}

/** Without a nickname nothing is shown: registered names are for the organizer. */
export async function saveAttendeeChoice(
  transaction: DatabaseTransaction,
  own: OwnVisit,
  choice: AttendeeChoice,
  now = new Date(),
): Promise<AttendeeChoice> {
  const [visit] = await selectOwnVisit(transaction, own);
  if (!visit) throw new DomainError("not-found");
  if (now >= visit.ends_at) throw new DomainError("too-late");
  if (choice.showsName && visit.nickname === "") {
    throw new DomainError("invalid-input", "showsName: there is no nickname.");
  }
  const [changed] = await updateChoice(transaction, { ...own, ...choice });
  if (!changed) throw new DomainError("not-now");
  return choice;
}

export async function choosePlate(
  transaction: DatabaseTransaction,
  seatId: string,
  showsName: boolean,
  now = new Date(),
): Promise<{ showsName: boolean }> {
  const [visit] = await selectFriendsVisit(transaction, { seatId });
  if (!visit) throw new DomainError("not-found");
  if (now >= visit.ends_at) throw new DomainError("too-late");
  await updatePlate(transaction, { seatId, showsName });
  return { showsName };
}
