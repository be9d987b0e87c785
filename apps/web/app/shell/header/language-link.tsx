import { localeCookie } from "@takujo/contracts/cookie";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { messagesUrl } from "../messages/client-messages.ts";
import { switchPath } from "../routing/locale-path.ts";
import { useLocale } from "../routing/use-locale.ts";
import { useSite } from "../site/site.ts";

/** The same page in another language. A full page load, because all of its text changes. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname } = useLocation();
  const rest = useQueryAndHash();
  const { messagesHash } = useSite();
  const isCurrent = useLocale() === locale;
  /** Preloads the messages of the other language while the link is hovered or focused. */
  const warm = () => {
    if (!isCurrent) fetch(messagesUrl(messagesHash, locale)).catch(() => {});
  };
  return (
    <a
      href={`${switchPath(pathname, locale)}${rest}`}
      suppressHydrationWarning
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
        document.cookie = localeCookie(locale);
      }}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {children}
    </a>
  );
}

const neverChanges = () => () => {};

/**
 * A cached page was rendered with only the query fields it depends on, and without the hash. React does not correct
 * attributes during hydration, so a second render completes the link.
 */
function useQueryAndHash(): string {
  const { search, hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search + hash,
    () => (import.meta.env.SSR ? search : ""),
  );
}

/** Both languages by their full names, with their own label; the landmark is the switch in the header. */
export function LanguageChoice() {
  const t = useTranslations("commons.language");
  return (
    <div className="language-choice">
      <LanguageLink locale="ja">{t("ja")}</LanguageLink>
      <LanguageLink locale="en">{t("en")}</LanguageLink>
    </div>
  );
}

export function LanguagePill() {
  const t = useTranslations("commons.language");
  return (
    <nav className="language-pill" aria-label={t("label")}>
      <LanguageLink locale="ja">{t("ja")}</LanguageLink>
      <LanguageLink locale="en">{t("enShort")}</LanguageLink>
    </nav>
  );
}
