import type { MailedReservation } from "./reservation-mail.ts";

/** To whoever took a place of a party. */
export const mailsToFriends = ["ticket", "changed", "cancelled", "reminder", "withdrawn"] as const;
/** To the holder of the party. */
export const mailsToSenders = ["accepted", "freed"] as const;

export const friendMailKinds = [...mailsToFriends, ...mailsToSenders] as const;
export type FriendMailKind = (typeof friendMailKinds)[number];

/** What mails say about a place, in the language of whoever gets them. */
export interface MailedFriendSeat {
  /** The party; to a friend with their own address, code, name and price, and one seat. */
  reservation: MailedReservation;
  /** What the friend is called; empty once the place is free. */
  friend: string;
  /** What the holder is called. */
  sender: string;
  senderPays: boolean;
  isWithdrawn: boolean;
}
