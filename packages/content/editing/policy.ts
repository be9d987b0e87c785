import { reaches, type StaffRight } from "@takujo/contracts/account/staff-policy";
import { DomainError } from "@takujo/runtime/domain-error";
import { callerMay, forStaff, type StaffContext } from "@takujo/runtime/staff/for-staff";
import type { FoundContent } from "./find-content.ts";

/** Events have a right of their own, which a host has for some of them. */
const rightFor = (kind: string | undefined): StaffRight =>
  kind === "event" ? "events" : "content";

/** Who may write the item that the path names; without one, everything of its kind. */
export const forWriters = forStaff.by(["events", "content"], (param, held) => {
  const reach = held[rightFor(param("kind"))];
  return reaches(reach, param("itemId")) ? reach : undefined;
});

/** Who may make it public, or take it away: what visitors see, and what others have written. */
export const forPublishers = forStaff.everywhere("publish");

export interface Editor {
  id: string;
  mayPublish: boolean;
}

export const editorOf = async (c: StaffContext): Promise<Editor> => ({
  id: c.get("bearer").userId,
  mayPublish: await callerMay(c, "publish"),
});

/** A scheduled draft becomes public by itself, so it is changed only by those who may publish. */
export function demandUnscheduled({ draft }: FoundContent, { mayPublish }: Editor): void {
  if (draft?.publish_at && !mayPublish) {
    throw new DomainError("not-now", "It is scheduled.", { reason: "scheduled" });
  }
}
