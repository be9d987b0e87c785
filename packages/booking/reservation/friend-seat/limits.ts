import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";

const hour = 3_600;

/** Anyone with a link can type an address for the ticket, so it must not be usable for spam. */
export const ticketsByEmail: Limit = { scope: "friend-ticket-email", max: 5, seconds: 24 * hour };

/** By network address, which friends in one home share. */
export const ticketsByNetwork: Limit = { scope: "friend-ticket-network", max: 20, seconds: hour };

/** Each link can cause some mails, to the friend and to the holder. */
export const linksByParty: Limit = { scope: "friend-link-party", max: 30, seconds: 24 * hour };

interface Ticket {
  email: string;
  clientAddress: string;
}

/** For a friend who is not signed in. One who wants no mail is not counted. */
export async function limitTickets(
  transaction: DatabaseTransaction,
  { email, clientAddress }: Ticket,
  secret: SigningSecret,
): Promise<void> {
  if (email === "") return;
  await takeFromLimit(transaction, ticketsByEmail, email.toLowerCase(), secret);
  await takeFromLimit(transaction, ticketsByNetwork, addressBlock(clientAddress), secret);
}
