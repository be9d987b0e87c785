import { randomBytes } from "node:crypto";

/** Without signs that are taken for each other when read out or copied. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Eight signs of 32, so that each byte's lowest five bits are one. */
export function createReservationCode(): string {
  let code = "";
  for (const byte of randomBytes(8)) code += signs[byte & 31];
  return code;
}
