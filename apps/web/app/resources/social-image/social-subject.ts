import {
  readArticle,
  readCharacter,
  readEvent,
  readNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts } from "@takujo/i18n/format-date";
import type { Client } from "../../api/create-client.ts";
import type { SocialKind } from "../../shell/head/social-image-url.ts";

/** What the picture of a page shows. */
export interface SocialSubject {
  titlePhrases: string[];
  date: string;
  place: string;
  cover: { palette?: string | undefined; composition?: string | undefined } | null;
}

type ReadSubject = (
  client: Client,
  slug: string,
  locale: Locale,
) => Promise<SocialSubject | undefined>;

const day = (time: string) => Object.values(dayParts(time)).join(".");

const readSubject: Record<SocialKind, ReadSubject> = {
  async news(client, slug, locale) {
    const { data } = await readNews({ client, path: { slug }, query: { locale } });
    return data && { ...data, date: day(data.publishedAt), place: "" };
  },
  async article(client, slug, locale) {
    const { data } = await readArticle({ client, path: { slug }, query: { locale } });
    return data && { ...data, date: day(data.publishedAt), place: data.author?.name ?? "" };
  },
  async character(client, slug, locale) {
    const { data } = await readCharacter({ client, path: { slug }, query: { locale } });
    return (
      data && {
        titlePhrases: [data.name],
        date: "",
        place: data.catchPhrase,
        cover: null,
      }
    );
  },
  async event(client, slug, locale) {
    const { data } = await readEvent({ client, path: { slug }, query: { locale } });
    return (
      data && {
        ...data,
        date: day(data.startsAt),
        place: data.venueName,
      }
    );
  },
};

export const socialSubject = async (
  kind: SocialKind,
  ...[client, slug, locale]: Parameters<ReadSubject>
): Promise<SocialSubject | undefined> => readSubject[kind](client, slug, locale);
