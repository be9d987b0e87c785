import { isUuid } from "@takujo/contracts/is-uuid";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * Two kinds of links: one is sent to a friend, the other is given to the person who takes the seat. Everybody in a chat
 * may see the first, so it can only take or decline a free seat, once.
 */
export type FriendLink = "friend seat" | "friend ticket";

export const createFriendToken = (
  link: FriendLink,
  seatId: string,
  secret: SigningSecret,
): string => `${seatId}.${sign(seatId, secret, link)}`;

/** The seat of a token of this kind, or null if it is forged. */
export function seatOfToken(link: FriendLink, token: string, secret: SigningSecret): string | null {
  const [seatId = "", signature = "", ...rest] = token.split(".");
  const isOurs = rest.length === 0 && isUuid(seatId) && isSigned(seatId, signature, secret, link);
  return isOurs ? seatId : null;
}
