import { isUuid } from "@takujo/contracts/is-uuid";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

interface Named {
  id: string;
  version: number;
}

/** Leads to an invitation as it was sent last. Who may accept it, and until when, is in its row. */
export function createInvitationToken({ id, version }: Named, secret: SigningSecret): string {
  const content = `${id}.${version}`;
  return `${content}.${sign(content, secret, "staff invitation")}`;
}

/** Null if the token is forged. */
export function readInvitationToken(token: string, secret: SigningSecret): Named | null {
  const [id = "", version = "", signature = ""] = token.split(".");
  if (!isSigned(`${id}.${version}`, signature, secret, "staff invitation")) return null;
  return isUuid(id) ? { id, version: Number(version) } : null;
}
