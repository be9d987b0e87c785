import { addressOf } from "../list/address-of.ts";

type MessageQuery = Partial<Record<"done" | "ask" | "at" | "person" | "view" | "after", string>>;

/** The list, or one message. Empty fields are left out. */
export function messagePath(id = "", query: MessageQuery = {}): string {
  return addressOf(`/admin/message${id && `/${id}`}`, query);
}
