import { dropImage, updateWithheld } from "@takujo/content/image/index";
import type { PhotoDecision } from "@takujo/contracts/booking/door/event-photo";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/database/delete-in-batches";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectWasThere } from "../visit/queries.ts";
import {
  insertObjection,
  lockPhoto,
  notePhotoDecision,
  selectForgottenPhotos,
  updatePhotoState,
} from "./queries.ts";

/** Row and file change together, so a hidden photo cannot be fetched by its address. */
async function setState(transaction: DatabaseTransaction, id: string, state: "shown" | "hidden") {
  await updatePhotoState(transaction, { id, state });
  await updateWithheld(transaction, { id, isWithheld: state !== "shown" });
}

/** Any guest of the event may ask to remove it, without a reason. It is hidden at once, until the organizer decides. */
export async function objectToPhoto(
  transaction: DatabaseTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [photo] = await lockPhoto(transaction, { id });
  const [visit] = photo
    ? await selectWasThere(transaction, { eventId: photo.event_id, userId })
    : [];
  if (!photo || !visit || photo.state === "waiting") throw new DomainError("not-found");
  const [objection] = await insertObjection(transaction, { id, userId });
  if (photo.state === "hidden") return;
  // The same guest asked before, and the organizer showed the photo again.
  if (!objection) throw new DomainError("not-now", "The organizer has decided.");
  await setState(transaction, id, "hidden");
}

/** The sender deletes the photo for good. */
export async function takeBackPhoto(
  transaction: DatabaseTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [photo] = await lockPhoto(transaction, { id });
  if (photo?.user_id !== userId) throw new DomainError("not-found");
  await dropImage(transaction, id);
}

export async function decidePhoto(
  transaction: DatabaseTransaction,
  { id, eventId, actorId }: { id: string; eventId: string; actorId: string },
  decision: PhotoDecision,
  now = new Date(),
): Promise<void> {
  const [photo] = await lockPhoto(transaction, { id });
  if (photo?.event_id !== eventId) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: `event-photo.${decision}`,
    subject: { kind: "event", id: eventId },
    before: { photo: id, state: photo.state, consentBy: photo.consent_by_id },
  });
  if (decision === "remove") return dropImage(transaction, id);
  await setState(transaction, id, decision === "show" ? "shown" : "hidden");
  await notePhotoDecision(transaction, { id, actorId, now });
}

/** Deletes photos of deleted accounts, with their files. */
export const dropForgottenPhotos = (db: Database): Promise<void> =>
  inBatches((limit) =>
    db.transaction().execute(async (transaction) => {
      const photos = await selectForgottenPhotos(transaction, { limit });
      for (const { id } of photos) await dropImage(transaction, id);
      return photos.length;
    }),
  );
