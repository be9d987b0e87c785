import type { ContentEntry } from "@takujo/contracts/platform/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import type { PageKind } from "./kinds.ts";

type Titled = Pick<ContentEntry, "titles" | "version">;

/** What an entry is called: versions of legal texts are numbered, and what has no title yet is called so. */
export function useEntryTitle(): (kind: PageKind, entry: Titled) => string {
  const t = useTranslations("adminContent");
  return (kind, { titles, version }) => {
    const title = titles.ja || titles.en || t("untitled");
    return kind === "legal" && version !== null ? t("legalTitle", { version, title }) : title;
  };
}
