import type { ReceptionTicket } from "@takujo/contracts/games/reception";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { worksReception } from "./policy.ts";
import { selectTicket } from "./queries.ts";

/** To which reception a ticket belongs. Who does not work there hears that there is none. */
export async function findTicket(
  db: Database,
  bearer: Bearer,
  code: string,
): Promise<ReceptionTicket> {
  const [ticket] = await selectTicket(db, { code });
  if (!ticket || !(await worksReception(db, bearer, ticket.event_id))) {
    throw new DomainError("not-found");
  }
  return { eventId: ticket.event_id, code: ticket.code };
}
