import { reaches, type StaffRight } from "@takujo/contracts/account/staff-policy";
import { DomainError } from "@takujo/runtime/domain-error";
import { callerHasRight, forStaff, type StaffContext } from "@takujo/runtime/staff/for-staff";
import type { ContentId } from "./content-id.ts";
import type { FoundContent } from "./find-content.ts";

/** Events have a right of their own, which a host has for some of them. */
const rightFor = (kind: string | undefined): StaffRight =>
  kind === "event" ? "events" : "content";

/** Requires the right to edit the item in the path or, without one, its whole kind. */
export const forWriters = forStaff.by(["events", "content"], (param, held) => {
  const reach = held[rightFor(param("kind"))];
  return reaches(reach, param("itemId")) ? reach : undefined;
});

/** Requires the right to publish, hide or discard. */
export const forPublishers = forStaff.everywhere("publish");

/** Publishing a document that is sent along also writes it. */
export async function assertWriter(c: StaffContext, { kind, itemId }: ContentId): Promise<void> {
  if (await callerHasRight(c, rightFor(kind), itemId)) return;
  throw new DomainError("not-allowed", "Only staff with the right for it may do this.");
}

export interface Editor {
  id: string;
  mayPublish: boolean;
}

export const editorOf = async (c: StaffContext): Promise<Editor> => ({
  id: c.get("bearer").userId,
  mayPublish: await callerHasRight(c, "publish"),
});

/** A scheduled draft becomes public automatically, so changing it needs the right to publish. */
export function assertUnscheduled({ draft }: FoundContent, { mayPublish }: Editor): void {
  if (draft?.publish_at && !mayPublish) {
    throw new DomainError("not-now", "It is scheduled.", { reason: "scheduled" });
  }
}
