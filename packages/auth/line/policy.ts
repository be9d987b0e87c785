import type { LineRefusal } from "@takujo/contracts/account/line-outcome";
import { isAdmin } from "../admin/is-admin.ts";

/** A sign-in with LINE that did not come about, by the name under which pages have a sentence for it. */
export class LineRefused extends Error {
  readonly refusal: LineRefusal;

  constructor(refusal: LineRefusal) {
    super(`refused: ${refusal}`);
    this.name = "LineRefused";
    this.refusal = refusal;
  }
}

/** Who sees other people's data signs in with a code or a passkey: an account at LINE is only as safe as a telephone number. */
export function isOnlyPlayer(
  person: { id: string; role: string; isStaff: boolean },
  adminUserIds: string[],
): boolean {
  return !person.isStaff && !isAdmin(person, adminUserIds);
}
