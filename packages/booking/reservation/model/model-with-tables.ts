import { maxOpenProposals } from "@takujo/contracts/booking/tables/proposed-table-form";
import { offerWindow } from "../../seats/index.ts";
import { Model, Refusal } from "./model.ts";
import { unpriced } from "./party.ts";

interface Proposal {
  id: string;
  person: number;
  seats: number;
  state: "proposed" | "approved" | "declined" | "withdrawn";
}

/** How many tables guests may propose in the model, and until how long after its start. */
export const tablesAllowed = 2;
export const proposedFor = 6 * 24 * 3_600_000;

/** Adds proposed tables, which become ordinary sessions once the organizer approves them. */
export class ModelWithTables extends Model {
  proposals: Proposal[] = [];
  private readonly start = this.now;

  propose(id: string, person: number, seats: number): void {
    const open = this.proposals.filter(
      (proposal) => proposal.person === person && /proposed|approved/.test(proposal.state),
    );
    const isOver = this.now >= this.start + proposedFor;
    if (this.isFull() || isOver || open.length >= maxOpenProposals) throw new Refusal("not-now");
    this.proposals.push({ id, person, seats, state: "proposed" });
  }

  retract(proposal: Proposal): void {
    this.assertState(proposal, ["proposed"]);
    proposal.state = "withdrawn";
  }

  decline(proposal: Proposal): void {
    this.assertState(proposal, ["proposed"]);
    proposal.state = "declined";
  }

  /** The new session gets the last number, and its proposer is offered the first seat. */
  approve(proposal: Proposal, reservationId: string): void {
    const { startsAt, deadline } = this.sessionOf(0);
    if (this.isFull() || this.now >= startsAt) throw new Refusal("not-now");
    this.assertState(proposal, ["proposed", "declined"]);
    proposal.state = "approved";
    this.sessions.push({ capacity: proposal.seats, startsAt, deadline });
    const starts = new Date(startsAt);
    const { until } = offerWindow(new Date(this.now), { starts_at: starts, closes_at: starts });
    this.parties.push({
      ...{ id: reservationId, person: proposal.person, session: this.sessions.length - 1 },
      ...{ state: "offered", seats: 1, minSeats: 1, order: 0, expiresAt: until.getTime() },
      ...unpriced(),
    });
  }

  private assertState(proposal: Proposal, states: Proposal["state"][]): void {
    if (!states.includes(proposal.state)) throw new Refusal("not-now");
  }

  private isFull(): boolean {
    return this.proposals.filter(({ state }) => state === "approved").length >= tablesAllowed;
  }
}
