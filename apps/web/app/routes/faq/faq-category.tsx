import type { FaqEntry as Entry, Faq } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Accordion } from "../../ui/data/accordion.tsx";
import { DieFace, type DieValue } from "../../ui/data/die-face.tsx";
import { RemoteIcon } from "../../ui/icon/remote-icon.tsx";
import { Html } from "../../ui/text/html.tsx";

type Category = Faq["categories"][number]["category"];

const faces: Record<Category, DieValue> = {
  "first-visit": 1,
  reservation: 2,
  money: 3,
  venue: 4,
  account: 5,
};

type FaqCategoryProps = {
  category: Category;
  /** Absent in a preview. */
  icon?: string | undefined;
  entries: (Entry & { isFound: boolean })[];
  count: number;
  isFirst: boolean;
  isSearch: boolean;
};

/** Prefixed, because the slugs of the entries are ids too. */
export const categoryId = (category: Category) => `category-${category}`;

/** Entries that a search does not find stay in the document, hidden, so that they remember whether they were open. */
export function FaqCategory({
  category,
  icon,
  entries,
  count,
  isFirst,
  isSearch,
}: FaqCategoryProps) {
  const t = useTranslations("faq");
  const id = categoryId(category);
  const headingId = `${id}-heading`;
  return (
    <section className="faq-category" id={id} aria-labelledby={headingId} hidden={count === 0}>
      <h2 className="faq-category-heading" id={headingId}>
        <DieFace value={faces[category]} />
        {t(`category.${category}`)}
        {icon && <RemoteIcon name={icon} />}
      </h2>
      {entries.map(({ isFound, ...entry }, index) => (
        <div key={entry.slug} className="faq-entry" hidden={!isFound}>
          <FaqEntry entry={entry} open={!isSearch && isFirst && index === 0} />
        </div>
      ))}
    </section>
  );
}

/** The id is inside, because browsers expand a `details` element whose content an address points to. */
function FaqEntry({ entry, open }: { entry: Entry; open: boolean }) {
  const t = useTranslations("faq");
  const lang = useTextLanguage()(entry);
  return (
    <Accordion
      letter="Q"
      open={open}
      summary={
        <>
          <span lang={lang}>{entry.question}</span> <LanguageTag text={entry} />
        </>
      }
    >
      <div className="faq-answer" id={entry.slug}>
        <Html className="prose" lang={lang} html={entry.answerHtml} />
        <p className="faq-link">
          <a className="more-link" href={`#${entry.slug}`}>
            {t("link")}
          </a>
        </p>
      </div>
    </Accordion>
  );
}
