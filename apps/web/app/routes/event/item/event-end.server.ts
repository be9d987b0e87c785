import { imagePath, imageSources } from "@takujo/contracts/content/image/image-path";
import type { EventGames } from "@takujo/contracts/generated/games/types.gen";
import { listEventPhotos } from "@takujo/contracts/generated/platform/sdk.gen";
import type { PublicPhotos } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

// Texts are formatted on the server, so that browsers do not load these message sets.

const interests = ["brings", "teaches", "wants"] as const;

/** Games that guests bring or want, and the way to propose a table. */
export function guestGames({ isOpen, takesTables, games }: EventGames, locale: Locale) {
  if (!isOpen) return null;
  const t = createTranslator({
    locale,
    messages: messagesOf(locale, ["proposedTable"]),
    namespace: "proposedTable.section",
  });
  const factsOf = (game: EventGames["games"][number]) =>
    interests
      .filter((interest) => game[interest] > 0)
      .map((interest) => t(interest, { count: game[interest] }))
      .join(" / ");
  return {
    heading: t("heading"),
    lead: t(games.length > 0 ? "lead" : "empty"),
    games: games.map((game) => ({
      slug: game.slug,
      locale: game.locale,
      name: game.name,
      facts: factsOf(game),
    })),
    say: t("say"),
    propose: takesTables ? t("propose") : null,
  };
}

/** Photos of a past event. If the API fails, the page is shown without them. */
export async function eventPhotos({ platform: client, locale }: Visit, slug: string) {
  const { data } = await listEventPhotos({ client, path: { slug } });
  return data && data.items.length > 0 ? photosView(data.items, locale) : null;
}

export function photosView(photos: PublicPhotos["items"], locale: Locale) {
  const t = createTranslator({
    locale,
    messages: messagesOf(locale, ["eventPhoto"]),
    namespace: "eventPhoto",
  });
  return {
    heading: t("public.title"),
    own: t("public.own"),
    images: photos.map(({ id, width, height, caption }, index) => ({
      src: imagePath(id, 960),
      srcSet: imageSources(id, width),
      alt: caption || t("numbered", { number: index + 1 }),
      width,
      height,
    })),
  };
}

/** Texts of the buttons that save the event and add it to a calendar. */
export function keepWords(locale: Locale) {
  const t = createTranslator({
    locale,
    messages: messagesOf(locale, ["notification"]),
    namespace: "notification.button",
  });
  return { keep: t("keep"), calendar: t("calendar") };
}
