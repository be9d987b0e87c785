import {
  findContent,
  findProblems,
  lockItem,
  publishContent,
  saveDraft,
} from "@takujo/content/editing/index";
import type {
  CarriedChange,
  CarriedChanges,
} from "@takujo/contracts/booking/schedule/organized-event";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { carryChanges } from "./carry-changes.ts";
import { type FollowingEvent, findFollowing } from "./following-events.ts";
import { lockSessionsOf, selectPeople } from "./queries.ts";
import { countConsequences } from "./read-consequences.ts";

/** What publishing an event's draft would change in the later events of its series, and who would be told. */
export async function previewChanges(
  db: Database,
  eventId: string,
  now = new Date(),
): Promise<CarriedChanges> {
  const plans = await planChanges(db, eventId, now);
  return { items: plans.map(({ change }) => change) };
}

/**
 * Publishes the event and applies the change to the later ones. A public one without a draft is published too;
 * otherwise only its draft changes, because it is still being edited.
 */
export async function changeFollowing(
  transaction: DatabaseTransaction,
  actorId: string,
  eventId: string,
  { version }: { version: number },
  now = new Date(),
): Promise<CarriedChanges> {
  await lockItem(transaction, { kind: "event", itemId: eventId });
  const plans = await planChanges(transaction, eventId, now);
  for (const { event } of plans) await lockItem(transaction, { kind: "event", itemId: event.id });
  await lockSessionsOf(transaction, { eventIds: [eventId, ...plans.map(({ event }) => event.id)] });
  const item = (itemId: string) => ({ kind: "event" as const, itemId });
  await publishContent(transaction, item(eventId), { version }, actorId);
  for (const { event, document, change } of plans.filter((plan) => plan.change.isChanged)) {
    const shown = event.found.version;
    const saved = await saveDraft(
      transaction,
      item(event.id),
      { version: shown, document },
      { id: actorId, mayPublish: true },
    );
    if (change.isPublished) {
      await publishContent(transaction, item(event.id), { version: saved.version }, actorId);
    }
  }
  return { items: plans.map(({ change }) => change) };
}

interface Plan {
  event: FollowingEvent;
  document: ContentDocument;
  change: CarriedChange;
}

async function planChanges(db: Database, eventId: string, now: Date): Promise<Plan[]> {
  const { stored, draft } = await findContent(db, { kind: "event", itemId: eventId });
  const isPublic = stored?.state === "published" || stored?.state === "changed";
  if (!stored || !draft || !isPublic) {
    throw new DomainError("not-now", "Only changes of a public event are carried to others.");
  }
  const model = { before: stored.document, after: draft.document };
  const following = await findFollowing(db, eventId, now);
  const plans: Plan[] = [];
  for (const event of following) plans.push(await planChange(db, model, event, now));
  return plans;
}

async function planChange(
  db: Database,
  model: Parameters<typeof carryChanges>[0],
  event: FollowingEvent,
  now: Date,
): Promise<Plan> {
  const { id, day, found, isPublic } = event;
  const before = found.document;
  const { document, kept } = carryChanges(model, before);
  const isChanged = JSON.stringify(document) !== JSON.stringify(before);
  const problems = (await findProblems(db, { kind: "event", itemId: id }, document)).length;
  const isPublished = isChanged && isPublic && !found.draft && problems === 0;
  const people = isPublished ? await selectPeople(db, { eventId: id }) : [];
  const { toldOfMove, toldOfCallOff, withoutMail } = countConsequences(
    { before, after: document },
    people,
    now,
  );
  const told = { mails: toldOfMove + toldOfCallOff, calls: withoutMail };
  return { event, document, change: { id, day, isChanged, kept, isPublished, problems, told } };
}
