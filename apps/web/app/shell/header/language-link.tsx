import type { Locale } from "@takujo/contracts/locale";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { messagesUrl } from "../client-messages.ts";
import { localeCookie } from "../locale-cookie.ts";
import { switchPath } from "../locale-path.ts";
import { useSite } from "../site.ts";
import { useLocale } from "../use-locale.ts";

/** The same page in another language: a document of its own, because every word of it changes. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { messagesHash } = useSite();
  const isCurrent = useLocale() === locale;
  /** Warms the browser's cache with the other language while the pointer or focus rests on the link. */
  const warm = () => {
    if (!isCurrent) fetch(messagesUrl(messagesHash, locale)).catch(() => {});
  };
  return (
    <a
      href={`${switchPath(pathname, locale)}${search}${hash}`}
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
