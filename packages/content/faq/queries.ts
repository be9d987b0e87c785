import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

/** The text in the requested language, or the Japanese one, which always exists. */
export const selectFaq = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("faq")
    .innerJoin("faq_text as ja", (join) =>
      join.onRef("ja.faq_id", "=", "faq.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("faq_text as wanted", (join) =>
      join.onRef("wanted.faq_id", "=", "faq.id").on("wanted.locale", "=", argument("locale")),
    )
    .where("faq.state", "=", "published")
    .orderBy("faq.position")
    .orderBy("faq.slug")
    .select((eb) => [
      "faq.slug",
      "faq.category",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.question", "ja.question").as("question"),
      eb.fn.coalesce("wanted.answer", "ja.answer").as("answer"),
    ]),
);

export type FaqRow = Awaited<ReturnType<typeof selectFaq>>[number];
