import type { MailedReservation } from "./reservation-mail.ts";

/** To the friend who took a place of a party. */
export const mailsToFriends = ["ticket", "changed", "cancelled", "reminder", "withdrawn"] as const;
/** To the holder of the party. */
export const mailsToSenders = ["accepted", "freed"] as const;

export const friendMailKinds = [...mailsToFriends, ...mailsToSenders] as const;
export type FriendMailKind = (typeof friendMailKinds)[number];

/** Content of mails about a place, in the recipient's language. */
export interface MailedFriendSeat {
  /** The party; to a friend with their own address, code, name and price, and one seat. */
  reservation: MailedReservation;
  /** The friend's name; empty once the place is free. */
  friend: string;
  /** The holder's name. */
  sender: string;
  senderPays: boolean;
  isWithdrawn: boolean;
}
