import { addressOf } from "../../list/address-of.ts";

/** The calls of one event, or of all. */
export const callListPath = (event?: string | null, done?: string): string =>
  addressOf("/admin/call-list", { event, done });
