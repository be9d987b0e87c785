import type { Locale } from "@takujo/contracts/locale";
import { localeCookie } from "@takujo/contracts/locale-cookie";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { messagesUrl } from "../client-messages.ts";
import { switchPath } from "../locale-path.ts";
import { useSite } from "../site.ts";
import { useLocale } from "../use-locale.ts";

/** The same page in another language: a document of its own, because every word of it changes. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname } = useLocation();
  const rest = useQueryAndHash();
  const { messagesHash } = useSite();
  const isCurrent = useLocale() === locale;
  /** Warms the browser's cache with the other language while the pointer or focus rests on the link. */
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
 * A kept page was rendered with only the query fields it depends on, and without the hash. React leaves
 * attributes as it finds them, so the link is completed by a second rendering after the first.
 */
function useQueryAndHash(): string {
  const { search, hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search + hash,
    () => (import.meta.env.SSR ? search : ""),
  );
}
