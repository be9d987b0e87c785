import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";

const hour = 3_600;

/** A ticket is mailed to an address that anyone with a link can type, and must not be usable to spam its owner. */
export const ticketsByEmail: Limit = { scope: "friend-ticket-email", most: 5, seconds: 24 * hour };

/** By the visitor's address, which friends in one house share. */
export const ticketsByNetwork: Limit = { scope: "friend-ticket-network", most: 20, seconds: hour };

/** Each link can cause some mails, to the friend and to the holder. */
export const linksByParty: Limit = { scope: "friend-link-party", most: 30, seconds: 24 * hour };

interface Ticket {
  email: string;
  clientAddress: string;
}

/** Of a friend who is not signed in. Whoever wants no mail is not counted. */
export async function limitTickets(
  transaction: DatabaseTransaction,
  { email, clientAddress }: Ticket,
  secret: SigningSecret,
): Promise<void> {
  if (email === "") return;
  await takeFromLimit(transaction, ticketsByEmail, email.toLowerCase(), secret);
  await takeFromLimit(transaction, ticketsByNetwork, addressBlock(clientAddress), secret);
}
