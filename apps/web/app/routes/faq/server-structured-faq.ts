import type { Faq } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { FAQPage } from "schema-dts";
import { pageAddress, structuredData } from "../../shell/head/server-structured-data.ts";

export function structuredFaq({ categories }: Faq, locale: Locale): string {
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": pageAddress("/faq", locale),
    inLanguage: locale,
    mainEntity: categories
      .flatMap(({ entries }) => entries)
      .map((entry) => ({
        "@type": "Question" as const,
        name: entry.question,
        acceptedAnswer: { "@type": "Answer" as const, text: entry.answerHtml },
      })),
  };
  return structuredData(page);
}
