import { imagePath, imageSources } from "@takujo/contracts/content/image-path";
import { listEventPhotos } from "@takujo/contracts/generated/platform/sdk.gen";
import type { PublicPhotos } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";
import type { Visit } from "../../../shell/visit.ts";

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? "");

/** Photos of an event that is over. Without the API the page is shown without them. */
export async function photosHtml(
  { platform: client, locale }: Visit,
  slug: string,
): Promise<string> {
  const { data } = await listEventPhotos({ client, path: { slug } });
  return data && data.items.length > 0 ? writePhotos(data.items, slug, locale) : "";
}

/** As HTML, because the page's script is at its bound and pictures need none. Captions are of guests. */
export function writePhotos(photos: PublicPhotos["items"], slug: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["eventPhoto"]) });
  const pictures = photos.map(({ id, width, height, caption }, index) => {
    const name = escaped(caption || t("eventPhoto.numbered", { number: index + 1 }));
    return `<img src="${imagePath(id, 960)}" srcset="${imageSources(id, width)}" sizes="auto, (width <= 760px) 50vw, 320px" alt="${name}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  });
  const heading = escaped(t("eventPhoto.public.title"));
  const own = canonicalPath(`/user/event-photo/${slug}`, locale);
  const link = `<p><a href="${own}">${escaped(t("eventPhoto.public.own"))}</a></p>`;
  return `<h2 class="event-block-title" id="photos">${heading}</h2><div class="event-photos">${pictures.join("")}</div>${link}`;
}
