import { imagePath, imageSources } from "@takujo/contracts/content/image-path";
import { listEventPhotos } from "@takujo/contracts/generated/platform/sdk.gen";
import type { PublicPhotos } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";
import type { Visit } from "../../../shell/visit.ts";

/** Photos of an event that is over. Without the API the page is shown without them. */
export async function photosHtml(
  { platform: client, locale }: Visit,
  slug: string,
): Promise<string> {
  const { data } = await listEventPhotos({ client, path: { slug } });
  return data && data.items.length > 0 ? writePhotos(data.items, slug, locale) : "";
}

/** As HTML: pictures need no script. */
export function writePhotos(photos: PublicPhotos["items"], slug: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["eventPhoto"]) });
  return renderToStaticMarkup(
    <>
      <h2 className="event-block-title" id="photos">
        {t("eventPhoto.public.title")}
      </h2>
      <div className="event-photos">
        {photos.map(({ id, width, height, caption }, index) => (
          <img
            key={id}
            src={imagePath(id, 960)}
            srcSet={imageSources(id, width)}
            sizes="auto, (width <= 760px) 50vw, 320px"
            alt={caption || t("eventPhoto.numbered", { number: index + 1 })}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <p>
        <a href={canonicalPath(`/user/event-photo/${slug}`, locale)}>
          {t("eventPhoto.public.own")}
        </a>
      </p>
    </>,
  );
}
