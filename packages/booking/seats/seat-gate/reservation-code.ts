import { randomBytes } from "node:crypto";

/** Without characters that are confused when read out or copied. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Eight of 32 characters, so the lowest five bits of each byte select one. */
export function createReservationCode(): string {
  let code = "";
  for (const byte of randomBytes(8)) code += signs[byte & 31];
  return code;
}
