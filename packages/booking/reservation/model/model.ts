import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import { offerWindow } from "../../seats/index.ts";
import { linkDeadline } from "../friend-seat/policy.ts";
import {
  codes,
  kindsOf,
  type Link,
  linkOf,
  owed,
  type Party,
  type PriceWish,
  passes,
  prices,
  studentsIn,
  sum,
  unpriced,
} from "./party.ts";

export interface ModelSession {
  capacity: number;
  startsAt: number;
  /** Until then, visits of passes come back. */
  deadline: number;
}

const minute = 60_000;
const seated = new Set<ReservationState>(["held", "confirmed", "attended"]);
const withSeats = new Set<ReservationState>(["held", "confirmed", "offered", "attended"]);

export class Refusal extends Error {}

/** A second, much simpler implementation of a reservation's life, sequential and in memory, to compare with. */
export class Model {
  now: number;
  sessions: ModelSession[];
  parties: Party[] = [];
  private joined = 0;

  constructor(now: number, sessions: ModelSession[]) {
    this.now = now;
    this.sessions = sessions;
  }

  sessionOf(index: number): ModelSession {
    const session = this.sessions[index];
    if (!session) throw new Error(`There is no session ${index}`);
    return session;
  }

  free(index: number): number {
    const taken = this.parties
      .filter(({ session, state }) => session === index && withSeats.has(state))
      .reduce((sum, { seats }) => sum + seats, 0);
    return this.sessionOf(index).capacity - taken;
  }

  settle(index: number): void {
    for (const party of this.parties) {
      if (party.session !== index || party.expiresAt > this.now) continue;
      if (party.state === "held") party.state = "expired";
      if (party.state === "offered") party.state = "lapsed";
    }
    if (!this.isOpen(index)) return;
    const waiting = this.parties
      .filter(({ session, state }) => session === index && state === "waiting")
      .sort((a, b) => a.order - b.order);
    for (const party of waiting) {
      const free = this.free(index);
      if (free < party.minSeats) continue;
      party.state = "offered";
      party.seats = Math.min(party.seats, free);
      const starts = new Date(this.sessionOf(index).startsAt);
      const session = { starts_at: starts, closes_at: starts };
      party.expiresAt = offerWindow(new Date(this.now), session).until.getTime();
    }
  }

  hold(id: string, person: number, session: number, seats: number, kinds: boolean[]): void {
    this.settle(session);
    this.assertOpen(session);
    this.assertNotSeated(person);
    this.assertFree(session, seats);
    if (kinds.length > seats) throw new Refusal("invalid-input");
    const expiresAt = this.now + 10 * minute;
    this.parties.push({
      id,
      person,
      session,
      state: "held",
      seats,
      minSeats: seats,
      order: 0,
      expiresAt,
      ...unpriced(),
      kinds,
    });
  }

  confirm(party: Party, wanted: PriceWish): void {
    if (party.state !== "held" || party.expiresAt <= this.now) {
      this.settle(party.session);
      if (party.state !== "expired") throw new Refusal("not-now");
      this.assertOpen(party.session);
      this.assertNotSeated(party.person, party);
      this.assertFree(party.session, party.seats);
    }
    if (wanted.kinds.length > party.seats) throw new Refusal("invalid-input");
    this.price(party, party.seats, wanted);
    party.state = "confirmed";
  }

  cancel(party: Party): void {
    this.settle(party.session);
    if (party.state === "confirmed") {
      if (this.now >= this.sessionOf(party.session).startsAt) throw new Refusal("too-late");
      party.state = "cancelled";
      party.isLate = this.now >= this.sessionOf(party.session).deadline;
    } else if (party.state === "held") party.state = "cancelled";
    else if (party.state === "waiting" || party.state === "offered") party.state = "left";
    else throw new Refusal("not-now");
    this.settle(party.session);
  }

  change(
    party: Party,
    target: number,
    { seats, leaving, ...wanted }: PriceWish & { seats: number; leaving: number[] | undefined },
  ): void {
    const from = party.session;
    this.settle(from);
    if (target !== from) this.settle(target);
    if (party.state !== "confirmed") throw new Refusal("not-now");
    if (this.now >= this.sessionOf(from).startsAt) throw new Refusal("too-late");
    const isLate = this.now >= this.sessionOf(from).deadline;
    if (target !== from || seats > party.seats) {
      if (isLate) throw new Refusal("too-late");
      this.assertOpen(target);
      if (target !== from) this.assertNotSeated(party.person, party);
      this.assertFree(target, target === from ? seats - party.seats : seats);
    }
    const kinds = this.kindsAfter(party, seats, leaving, wanted.kinds);
    this.seatFriends(party, seats);
    const covered = sum(party.visits);
    this.price(party, seats, { ...wanted, kinds });
    if (isLate && wanted.passes < covered) throw new Refusal("pass-refused");
    party.seats = seats;
    party.session = target;
    this.settle(from);
  }

  join(id: string, person: number, session: number, seats: number, minSeats: number): void {
    this.settle(session);
    this.assertOpen(session);
    if (this.free(session) >= minSeats) throw new Refusal("seats-free");
    const present = new Set<ReservationState>([...withSeats, "waiting"]);
    const isPresent = this.parties.some(
      (party) => party.session === session && party.person === person && present.has(party.state),
    );
    if (isPresent) throw new Refusal("already-waiting");
    this.joined += 1;
    this.parties.push({
      id,
      person,
      session,
      state: "waiting",
      seats,
      minSeats,
      order: this.joined,
      expiresAt: Number.POSITIVE_INFINITY,
      ...unpriced(),
    });
  }

  accept(party: Party): void {
    this.settle(party.session);
    if (party.state !== "offered") throw new Refusal("not-now");
    this.assertNotSeated(party.person);
    party.state = "confirmed";
  }

  /** Who is checked in, and so has two visits and a free one. */
  arrive(party: Party): void {
    if (party.state === "confirmed") party.state = "attended";
  }

  undo(party: Party): void {
    if (party.state === "attended") party.state = "confirmed";
  }

  send(party: Party, place: number, id: string): void {
    if (!this.takesFriends(party)) throw new Refusal("not-now");
    if (place >= party.seats) throw new Refusal("invalid-input");
    const before = linkOf(party, place);
    if (before?.state === "taken") throw new Refusal("not-now");
    if (before?.state === "open") {
      if (this.now < before.expiresAt) throw new Refusal("not-now");
      before.state = "ended";
    }
    const starts = new Date(this.sessionOf(party.session).startsAt);
    const expiresAt = linkDeadline(starts, new Date(this.now)).getTime();
    party.links.push({ id, place, state: "open", expiresAt });
  }

  take(party: Party, place: number): void {
    const link = linkOf(party, place);
    if (!link) return;
    const isUsable = link.state === "open" && place < party.seats && this.now < link.expiresAt;
    if (!isUsable || !this.takesFriends(party)) throw new Refusal("not-now");
    link.state = "taken";
  }

  return(party: Party, place: number): void {
    const link = linkOf(party, place);
    if (!link) return;
    if (link.state !== "taken" || !this.takesFriends(party)) throw new Refusal("not-now");
    link.state = "ended";
  }

  withdraw(party: Party, place: number): void {
    const link = linkOf(party, place);
    if (!link) return;
    const isHeld = link.state === "taken" && !this.takesFriends(party);
    if (link.state === "ended" || isHeld) throw new Refusal("not-now");
    link.state = "ended";
  }

  private takesFriends({ state, session }: Party): boolean {
    return (state === "confirmed" || state === "attended") && this.isOpen(session);
  }

  /**
   * If the guests differ, the change names who leaves. The others keep their kinds, and those who lost their place take one that
   * was left.
   */
  private kindsAfter(party: Party, seats: number, leaving: number[] | undefined, said: boolean[]) {
    const max = Math.max(party.seats, seats);
    if (said.length > max) throw new Refusal("invalid-input");
    const kinds = kindsOf(party, said, max);
    if (!leaving) {
      const differ = new Set(kinds.slice(1)).size > 1;
      if (seats < party.seats && differ) throw new Refusal("invalid-input");
      return kinds;
    }
    const links = party.links.filter(({ state }) => state !== "ended");
    const left = links.filter(({ place }) => leaving.includes(place));
    if (left.some(({ state }) => state === "taken")) throw new Refusal("friends-seated");
    for (const link of left) link.state = "ended";
    const free = leaving.filter((place) => place < seats).sort();
    for (let place = seats; place < party.seats; place++) {
      if (leaving.includes(place)) continue;
      const to = free.shift() ?? 0;
      kinds[to] = kinds[place] ?? false;
      const link = links.find((one) => one.place === place);
      if (link) link.place = to;
    }
    return kinds;
  }

  /** Friends who took a place stay, if need be at another one; friends who were only invited do not. */
  private seatFriends(party: Party, seats: number): void {
    const alive = party.links.filter(({ state }) => state !== "ended");
    const friends = alive.filter(({ state }) => state === "taken");
    const invited = alive.filter(({ state }) => state === "open");
    if (friends.length > seats - 1) throw new Refusal("friends-seated");
    for (const link of invited) if (link.place >= seats) link.state = "ended";
    for (const friend of friends.filter(({ place }) => place >= seats)) {
      const isOf = (links: Link[], place: number) =>
        links.some((link) => link.state !== "ended" && link.place === place);
      const places = Array.from({ length: seats - 1 }, (_, index) => index + 1);
      const free = places.filter((place) => !isOf(friends, place));
      friend.place = free.find((place) => !isOf(invited, place)) ?? free[0] ?? 0;
      for (const link of invited) if (link.place === friend.place) link.state = "ended";
    }
  }

  private price(party: Party, seats: number, wanted: PriceWish): void {
    const { code } = wanted;
    if (wanted.passes > seats) throw new Refusal("invalid-input");
    const kinds = kindsOf(party, wanted.kinds, seats);
    if (code !== party.code) this.assertCode(party, code);
    Object.assign(party, { kinds, code, ...this.cover(party, seats, { ...wanted, kinds }) });
  }

  /** The expensive seats first, which only the first pass covers. */
  private cover(party: Party, seats: number, { kinds, code, passes: wanted }: PriceWish) {
    const students = studentsIn(kinds, seats);
    const [any = 0, cheap = 0] = passes.map((pass, index) => pass.visits - this.used(party, index));
    const payingStudents = owed(prices.student, code) > 0 ? students : 0;
    const ordinary = Math.min(wanted, seats - students, any);
    const byAny = Math.min(wanted - ordinary, payingStudents, any - ordinary);
    const byCheap = Math.min(wanted - ordinary - byAny, payingStudents - byAny, cheap);
    if (ordinary + byAny + byCheap < wanted) throw new Refusal("pass-refused");
    return { visits: [ordinary + byAny, byCheap], studentsCovered: byAny + byCheap };
  }

  /** A visit is used while its reservation stands, and if it was canceled late. */
  private used(party: Party, index: number): number {
    const using = this.parties.filter(
      ({ person, state, isLate }) =>
        person === party.person &&
        (state === "confirmed" || state === "attended" || (state === "cancelled" && isLate)),
    );
    return sum(using.filter((other) => other !== party).map(({ visits }) => visits[index] ?? 0));
  }

  /** A valid reservation uses up its code. */
  private assertCode(party: Party, code: number): void {
    const using = this.parties.filter(
      (other) =>
        other !== party &&
        other.code === code &&
        (other.state === "confirmed" || other.state === "attended"),
    );
    const { max = 0, perPerson = 0 } = codes[code] ?? {};
    const own = using.filter(({ person }) => person === party.person);
    if (using.length >= max || own.length >= perPerson) throw new Refusal("price-code-refused");
  }

  private isOpen(index: number): boolean {
    return this.now < this.sessionOf(index).startsAt;
  }

  private assertOpen(index: number): void {
    if (!this.isOpen(index)) throw new Refusal("session-closed");
  }

  /** All sessions of the model overlap. */
  private assertNotSeated(person: number, except?: Party): void {
    const isSeated = this.parties.some(
      (party) =>
        party !== except &&
        party.person === person &&
        seated.has(party.state) &&
        (party.state !== "held" || party.expiresAt > this.now),
    );
    if (isSeated) throw new Refusal("double-booked");
  }

  private assertFree(index: number, seats: number): void {
    if (seats > this.free(index)) throw new Refusal("session-full");
  }
}
