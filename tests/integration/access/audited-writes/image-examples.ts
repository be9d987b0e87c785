import { createImage } from "@takujo/db/testing/create-image";
import sharp from "sharp";
import type { Example, World } from "./world.ts";

const photos = "/api/platform/v1/authorized/admin/events/:eventId/photos";
const images = "/api/platform/v1/authorized/admin/images";

const shown = async ({ db }: World) => ({ imageId: (await createImage(db)).id });
const picture = { width: 640, height: 480, channels: 3, background: "#b7472a" } as const;

export const imageExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${photos}`]: async ({ event }) => ({
    params: { eventId: (await event()).id },
    query: { name: "photo.png", type: "image/png", hasConsent: "yes" },
    body: new Uint8Array(await sharp({ create: picture }).png().toBuffer()),
  }),
  [`PUT ${photos}/:photoId`]: async ({ db, event }) => {
    const [{ id: eventId }, { id: photoId }] = [await event(), await createImage(db)];
    await db
      .insertInto("event_photo")
      .values({ image_id: photoId, event_id: eventId, consent_by_id: "an admin" })
      .execute();
    return { params: { eventId, photoId }, body: { decision: "show" } };
  },
  [`POST ${images}`]: async () => ({
    query: { name: "photo.png", type: "image/png" },
    body: new Uint8Array(await sharp({ create: picture }).png().toBuffer()),
  }),
  [`PUT ${images}/:imageId/alt`]: async (world) => ({
    params: await shown(world),
    body: { ja: "卓と駒", en: "A table with pieces" },
  }),
  [`DELETE ${images}/:imageId`]: async (world) => ({ params: await shown(world) }),
};
