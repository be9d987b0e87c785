import { type ImageParts, readDrawn } from "@takujo/content/image/index";
import type {
  GuestPhotos,
  OrganizedPhotos,
  PublicPhotos,
} from "@takujo/contracts/booking/door/event-photo";
import { maxPhotosShown } from "@takujo/contracts/booking/door/event-photo-rules";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectWasThere } from "../visit/queries.ts";
import {
  selectGuestPhotos,
  selectOrganizedEvent,
  selectOrganizedPhotos,
  selectPastEvent,
  selectShownPhotos,
} from "./queries.ts";
import { maySendPhotos } from "./send-photo.ts";

/** All that an event can have. */
const maxOrganized = 200;

export const readPublicPhotos = async (db: Database, slug: string): Promise<PublicPhotos> => ({
  items: await selectShownPhotos(db, { slug, limit: maxPhotosShown }),
});

/** Only for guests of the event. */
export async function readGuestPhotos(
  db: Database,
  userId: string,
  { slug, locale }: { slug: string; locale: Locale },
  now = new Date(),
): Promise<GuestPhotos> {
  const [event] = await selectPastEvent(db, { slug, locale, now });
  const [visit] = event ? await selectWasThere(db, { eventId: event.id, userId }) : [];
  if (!event || !visit) throw new DomainError("not-found");
  const rows = await selectGuestPhotos(db, { eventId: event.id, userId, limit: maxOrganized });
  return {
    locale: event.locale as Locale,
    title: event.title,
    maySend: maySendPhotos(event.ends_at, now),
    items: rows.map(({ is_own, has_objected, state, ...photo }) => ({
      ...photo,
      state: state as "waiting" | "shown" | "hidden",
      isOwn: is_own,
      hasObjected: has_objected,
    })),
  };
}

export async function readOrganizedPhotos(
  db: Database,
  eventId: string,
  locale: Locale,
): Promise<OrganizedPhotos> {
  const [event] = await selectOrganizedEvent(db, { eventId, locale });
  if (!event) throw new DomainError("not-found");
  const rows = await selectOrganizedPhotos(db, { eventId, limit: maxOrganized });
  return {
    slug: event.slug,
    locale: event.locale as Locale,
    title: event.title,
    items: rows.map(({ state, image_state, consent_by, consent_at, ...photo }) => ({
      ...photo,
      state: state as "waiting" | "shown" | "hidden",
      imageState: image_state as "waiting" | "ready" | "refused",
      consentBy: consent_by,
      consentAt: consent_at.toISOString(),
    })),
  };
}

/** For the organizer who decides: includes photos that the public cannot fetch. */
export async function readPhotoFile(
  parts: ImageParts,
  { id, eventId }: { id: string; eventId: string },
): Promise<Buffer> {
  const rows = await selectOrganizedPhotos(parts.db, { eventId, limit: maxOrganized });
  if (!rows.some((photo) => photo.id === id)) throw new DomainError("not-found");
  return readDrawn(parts, id, 960);
}
