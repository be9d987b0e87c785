import { ticketParts } from "@takujo/contracts/booking/friend-seat-form";
import type { ReceptionTicket } from "@takujo/contracts/booking/reception";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type DoorKeeper, worksReception } from "./policy.ts";
import { selectTicket } from "./queries.ts";

/** The reception to which a ticket belongs; `not-found` for people who do not work there. */
export async function findTicket(
  db: Database,
  keeper: DoorKeeper,
  code: string,
): Promise<ReceptionTicket> {
  const { party, number } = ticketParts(code);
  const [ticket] = await selectTicket(db, { code: party, number });
  if (!ticket || !(await worksReception(db, keeper, ticket.event_id))) {
    throw new DomainError("not-found");
  }
  return { eventId: ticket.event_id, code };
}
