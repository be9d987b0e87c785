import { isUuid } from "@takujo/contracts/is-uuid";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * Shows the reservations of one person, and nothing else. It does not expire, because calendars ask for years; a renewed feed has
 * another id. The database alone does not tell it.
 */
export const createFeedToken = (secretId: string, secret: SigningSecret): string =>
  `${secretId}.${sign(secretId, secret, "calendar feed")}`;

/** The feed of a token, which may be renewed since. A forged one is refused. */
export function feedOf(token: string, secret: SigningSecret): string {
  const [secretId = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSigned(secretId, signature, secret, "calendar feed")) throw unknown();
  if (!isUuid(secretId)) throw unknown();
  return secretId;
}

const unknown = () => new DomainError("not-found", "There is no such calendar.");
