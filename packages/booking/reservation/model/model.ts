import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import { offerWindow } from "../../seat-gate/index.ts";

/** A second, much simpler implementation of a reservation's life, sequential and in memory, to compare with. */
export interface Party {
  id: string;
  person: number;
  session: number;
  state: ReservationState;
  seats: number;
  minSeats: number;
  order: number;
  expiresAt: number;
  /** Once it is confirmed. */
  students: number;
  code: number;
}

/** What seats cost, and what each code takes off, to how many reservations and of one person. */
export const prices = { fee: 1_500, student: 400 };
export const codes = [
  { off: 0, most: Number.POSITIVE_INFINITY, perPerson: Number.POSITIVE_INFINITY },
  { off: 500, most: 2, perPerson: Number.POSITIVE_INFINITY },
  { off: 100, most: Number.POSITIVE_INFINITY, perPerson: 1 },
];

export function sumOf({ seats, students, code }: Pick<Party, "seats" | "students" | "code">) {
  const owed = (price: number) => Math.max(0, price - (codes[code]?.off ?? 0));
  return (seats - students) * owed(prices.fee) + students * owed(prices.student);
}

export interface ModelSession {
  capacity: number;
  startsAt: number;
}

const minute = 60_000;
const seated = new Set<ReservationState>(["held", "confirmed"]);
const withSeats = new Set<ReservationState>(["held", "confirmed", "offered"]);

export class Refusal extends Error {}

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

  hold(id: string, person: number, session: number, seats: number): void {
    this.settle(session);
    this.demandOpen(session);
    this.demandNotSeated(person);
    this.demandFree(session, seats);
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
      students: 0,
      code: 0,
    });
  }

  confirm(party: Party, students: number, code: number): void {
    if (party.state !== "held" || party.expiresAt <= this.now) {
      this.settle(party.session);
      if (party.state !== "expired") throw new Refusal("not-now");
      this.demandOpen(party.session);
      this.demandNotSeated(party.person, party);
      this.demandFree(party.session, party.seats);
    }
    this.price(party, party.seats, students, code);
    party.state = "confirmed";
  }

  cancel(party: Party): void {
    this.settle(party.session);
    if (party.state === "confirmed") {
      if (this.now >= this.sessionOf(party.session).startsAt) throw new Refusal("too-late");
      party.state = "cancelled";
    } else if (party.state === "held") party.state = "cancelled";
    else if (party.state === "waiting" || party.state === "offered") party.state = "left";
    else throw new Refusal("not-now");
    this.settle(party.session);
  }

  change(party: Party, target: number, seats: number, students: number, code: number): void {
    const from = party.session;
    this.settle(from);
    if (target !== from) this.settle(target);
    if (party.state !== "confirmed") throw new Refusal("not-now");
    if (this.now >= this.sessionOf(from).startsAt) throw new Refusal("too-late");
    if (target !== from || seats > party.seats) {
      this.demandOpen(target);
      if (target !== from) this.demandNotSeated(party.person, party);
      this.demandFree(target, target === from ? seats - party.seats : seats);
    }
    this.price(party, seats, students, code);
    party.seats = seats;
    party.session = target;
    this.settle(from);
  }

  join(id: string, person: number, session: number, seats: number, minSeats: number): void {
    this.settle(session);
    this.demandOpen(session);
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
      students: 0,
      code: 0,
    });
  }

  accept(party: Party): void {
    this.settle(party.session);
    if (party.state !== "offered") throw new Refusal("not-now");
    this.demandNotSeated(party.person);
    party.state = "confirmed";
  }

  private price(party: Party, seats: number, students: number, code: number): void {
    if (students > seats) throw new Refusal("invalid-input");
    if (code !== party.code) this.demandCode(party, code);
    Object.assign(party, { students, code });
  }

  /** A reservation is a use of its code while it stands. */
  private demandCode(party: Party, code: number): void {
    const using = this.parties.filter(
      (other) => other !== party && other.code === code && other.state === "confirmed",
    );
    const { most = 0, perPerson = 0 } = codes[code] ?? {};
    const own = using.filter(({ person }) => person === party.person);
    if (using.length >= most || own.length >= perPerson) throw new Refusal("price-code-refused");
  }

  private isOpen(index: number): boolean {
    return this.now < this.sessionOf(index).startsAt;
  }

  private demandOpen(index: number): void {
    if (!this.isOpen(index)) throw new Refusal("session-closed");
  }

  /** All sessions of the model overlap. */
  private demandNotSeated(person: number, except?: Party): void {
    const isSeated = this.parties.some(
      (party) =>
        party !== except &&
        party.person === person &&
        seated.has(party.state) &&
        (party.state !== "held" || party.expiresAt > this.now),
    );
    if (isSeated) throw new Refusal("double-booked");
  }

  private demandFree(index: number, seats: number): void {
    if (seats > this.free(index)) throw new Refusal("session-full");
  }
}
