import type { Faq } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { FAQPage } from "schema-dts";
import { pageAddress, structuredData } from "../../shell/head/structured-data.server.ts";
import { answerText } from "./answer-text.server.ts";

export function structuredFaq({ categories }: Faq, locale: Locale): string {
  const address = pageAddress("/faq", locale);
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": address,
    url: address,
    inLanguage: locale,
    mainEntity: categories
      .flatMap(({ entries }) => entries)
      .map((entry) => ({
        "@type": "Question" as const,
        name: entry.question,
        inLanguage: entry.locale,
        acceptedAnswer: { "@type": "Answer" as const, text: answerText(entry.answerHtml, address) },
      })),
  };
  return structuredData(page);
}
