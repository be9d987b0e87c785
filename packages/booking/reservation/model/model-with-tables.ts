import { mostOpenProposals } from "@takujo/contracts/booking/proposed-table-form";
import { offerWindow } from "../../seat-gate/index.ts";
import { Model, Refusal } from "./model.ts";
import { unpriced } from "./party.ts";

interface Proposal {
  id: string;
  person: number;
  seats: number;
  state: "proposed" | "approved" | "declined" | "withdrawn";
}

/** So many tables may guests propose in the model, until so long after its beginning. */
export const tablesAllowed = 2;
export const proposedFor = 6 * 24 * 3_600_000;

/** Besides, guests propose tables, which are sessions like the others once the organizer has approved them. */
export class ModelWithTables extends Model {
  proposals: Proposal[] = [];
  private readonly start = this.now;

  propose(id: string, person: number, seats: number): void {
    const open = this.proposals.filter(
      (proposal) => proposal.person === person && /proposed|approved/.test(proposal.state),
    );
    const isOver = this.now >= this.start + proposedFor;
    if (this.isFull() || isOver || open.length >= mostOpenProposals) throw new Refusal("not-now");
    this.proposals.push({ id, person, seats, state: "proposed" });
  }

  retract(proposal: Proposal): void {
    this.demand(proposal, ["proposed"]);
    proposal.state = "withdrawn";
  }

  decline(proposal: Proposal): void {
    this.demand(proposal, ["proposed"]);
    proposal.state = "declined";
  }

  /** The new session's number is that of the last; whoever proposed it is offered its first seat. */
  approve(proposal: Proposal, reservationId: string): void {
    const { startsAt, deadline } = this.sessionOf(0);
    if (this.isFull() || this.now >= startsAt) throw new Refusal("not-now");
    this.demand(proposal, ["proposed", "declined"]);
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

  private demand(proposal: Proposal, states: Proposal["state"][]): void {
    if (!states.includes(proposal.state)) throw new Refusal("not-now");
  }

  private isFull(): boolean {
    return this.proposals.filter(({ state }) => state === "approved").length >= tablesAllowed;
  }
}
