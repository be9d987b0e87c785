import type { Heading } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { SectionNavigator } from "../../ui/section-navigator.tsx";

type ContentsProps = { headings: Heading[]; lang: string | undefined };

/** Beside the text where there is room, which the style sheet sees to; folded above it elsewhere. */
export function Contents({ headings, lang }: ContentsProps) {
  const t = useTranslations("article");
  // Stays as an empty column, so that the text keeps its place.
  if (headings.length === 0) return <div />;
  return (
    <details className="article-contents">
      <summary>{t("contentsCount", { count: headings.length })}</summary>
      <SectionNavigator
        label={t("contents")}
        title={t("contents")}
        lang={lang}
        sections={headings.map(({ id, text }) => ({ id, name: text }))}
      />
    </details>
  );
}
