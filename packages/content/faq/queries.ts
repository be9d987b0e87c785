import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

/** The text in the requested language, or the Japanese one, which always exists. */
export const selectFaq = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("faq")
    .$call(withText("faq_text", "faq.id", argument("locale")))
    .where("faq.state", "=", "published")
    .orderBy("faq.position")
    .orderBy("faq.slug")
    .select([
      "faq.slug",
      "faq.category",
      "faq_text.locale",
      "faq_text.question",
      "faq_text.answer",
    ]),
);

export type FaqRow = Awaited<ReturnType<typeof selectFaq>>[number];
