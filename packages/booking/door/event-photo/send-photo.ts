import { type ImageParts, storeImage } from "@takujo/content/image/index";
import type { PhotoUpload } from "@takujo/contracts/booking/door/event-photo";
import { maxPhotosOfGuest, photoDays } from "@takujo/contracts/booking/door/event-photo-rules";
import type { ImageReceipt } from "@takujo/contracts/content/image/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { DomainError } from "@takujo/runtime/domain-error";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectWasThere } from "../visit/queries.ts";
import { countPhotos, insertPhoto, lockEvent, selectPastEvent } from "./queries.ts";

/** Removed photos count too; nobody has a reason to send more in a day. */
const sentByPerson = { scope: "event-photo", max: 30, seconds: 24 * 3_600 };

/** More would make the pages heavy and take the organizer an evening to review. */
const maxOfEvent = 200;

type PhotoInput = Omit<PhotoUpload, "hasConsent"> & { bytes: Buffer };

export const maySendPhotos = (endsAt: Date, now: Date): boolean =>
  now.getTime() < endsAt.getTime() + photoDays * 24 * 3_600_000;

/** Sent by a guest of the event. Hidden from everybody else until the organizer approves it. */
export async function sendPhoto(
  { db, storage, secret }: ImageParts & { secret: SigningSecret },
  claim: KeyClaim,
  { userId, slug }: { userId: string; slug: string },
  { caption, ...file }: PhotoInput,
  now = new Date(),
): Promise<ImageReceipt> {
  const [event] = await selectPastEvent(db, { slug, locale: "ja", now });
  const [visit] = event ? await selectWasThere(db, { eventId: event.id, userId }) : [];
  if (!event || !visit) throw new DomainError("not-found");
  if (!maySendPhotos(event.ends_at, now)) throw new DomainError("too-late");
  // Counted before anything is decoded, refused uploads included.
  await takeFromLimit(db, sentByPerson, userId, secret);
  return storeImage(
    { db, storage },
    claim,
    { ...file, createdById: userId, isPhoto: true, isWithheld: true },
    async (transaction, { id }) => {
      await lockEvent(transaction, { eventId: event.id });
      const [count] = await countPhotos(transaction, { eventId: event.id, userId });
      if (!count || count.own >= maxPhotosOfGuest || count.all >= maxOfEvent) {
        throw new DomainError("not-now", "There are enough photos.");
      }
      await insertPhoto(transaction, {
        ...{ id, eventId: event.id, userId, caption },
        ...{ state: "waiting", consentById: userId },
      });
    },
  );
}

/** Sent by the organizer: shown as soon as it is re-encoded. */
export const addPhoto = (
  parts: ImageParts,
  claim: KeyClaim,
  { actorId, eventId }: { actorId: string; eventId: string },
  { caption, ...file }: PhotoInput,
): Promise<ImageReceipt> =>
  storeImage(
    parts,
    claim,
    { ...file, createdById: actorId, isPhoto: true, isWithheld: false },
    async (transaction, { id }) => {
      const [event] = await lockEvent(transaction, { eventId });
      if (!event) throw new DomainError("not-found");
      const [count] = await countPhotos(transaction, { eventId, userId: null });
      if (!count || count.all >= maxOfEvent) {
        throw new DomainError("not-now", "There are enough photos.");
      }
      await insertPhoto(transaction, {
        ...{ id, eventId, userId: null, caption },
        ...{ state: "shown", consentById: actorId },
      });
      await insertAuditEntry(transaction, {
        actorId,
        action: "event-photo.add",
        subject: { kind: "event", id: eventId },
        after: { photo: id, consent: true },
      });
    },
  );
