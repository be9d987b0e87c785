import { isUuid } from "@takujo/contracts/is-uuid";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * Two kinds of links: one is sent to a friend, the other given to whoever takes the seat. The first is seen by everybody in
 * a conversation, so it can only take a free seat, once.
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
