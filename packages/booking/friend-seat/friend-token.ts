import { isUuid } from "@takujo/contracts/is-uuid";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * The link that is sent to a friend, and the one that whoever took the seat gets. They differ, because the first is seen by
 * whoever is in the conversation: with it one can take the seat once, and do nothing with a seat that is taken.
 */
export type FriendLink = "friend seat" | "friend ticket";

export const createFriendToken = (
  link: FriendLink,
  seatId: string,
  secret: SigningSecret,
): string => `${seatId}.${sign(seatId, secret, link)}`;

/** The seat that a token of this kind is for, or null if we did not make it. */
export function seatOfToken(link: FriendLink, token: string, secret: SigningSecret): string | null {
  const [seatId = "", signature = "", ...rest] = token.split(".");
  const isOurs = rest.length === 0 && isUuid(seatId) && isSigned(seatId, signature, secret, link);
  return isOurs ? seatId : null;
}
