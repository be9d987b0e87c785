import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

interface Guest {
  reservationId: string;
  /** Not readable in the token, but part of what is signed: a corrected address ends the links that went to the wrong one. */
  email: string;
}

const contentOf = ({ reservationId, email }: Guest) => `${reservationId} ${email}`;

/** Lets whoever has the mails of a party without an account look after its one reservation. */
export const createGuestToken = (guest: Guest, secret: SigningSecret): string =>
  `${guest.reservationId}.${sign(contentOf(guest), secret, "guest reservation")}`;

/** What a token claims; whether we made it is known together with the party's address. */
export function readGuestToken(token: string) {
  const [reservationId = "", signature = "", ...rest] = token.split(".");
  return rest.length > 0 ? null : { reservationId, signature };
}

export const isGuestToken = (guest: Guest, signature: string, secret: SigningSecret): boolean =>
  isSigned(contentOf(guest), signature, secret, "guest reservation");
