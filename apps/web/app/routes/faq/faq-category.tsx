import type { FaqEntry as Entry, Faq } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { DieFace, type DieValue } from "../../ui/die-face.tsx";
import { RemoteIcon } from "../../ui/remote-icon.tsx";
import { FaqEntry } from "./faq-entry.tsx";

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
  /** A preview has none. */
  icon?: string | undefined;
  entries: (Entry & { isFound: boolean })[];
  count: number;
  isFirst: boolean;
  isSearch: boolean;
};

/** Apart from the slugs of the entries, which are ids too. */
export const categoryId = (category: Category) => `category-${category}`;

/** What a search does not find stays in the document, hidden, and keeps whether it was open. */
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
