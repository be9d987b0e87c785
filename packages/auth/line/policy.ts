import type { LineRefusal } from "@takujo/contracts/account/line-outcome";
import { isAdmin } from "../admin/is-admin.ts";

/** A sign-in with LINE that failed. Pages have a sentence for each name of a refusal. */
export class LineRefused extends Error {
  readonly refusal: LineRefusal;

  constructor(refusal: LineRefusal) {
    super(`refused: ${refusal}`);
    this.name = "LineRefused";
    this.refusal = refusal;
  }
}

/** Those who see others' data need a code or a passkey: an account at LINE is only as safe as a telephone number. */
export function isOnlyPlayer(
  person: { id: string; role: string; isStaff: boolean },
  adminUserIds: string[],
): boolean {
  return !person.isStaff && !isAdmin(person, adminUserIds);
}
