import { defaultLocale, locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { Html } from "../../ui/text/html.tsx";
import { canonicalPath } from "../routing/locale-path.ts";
import { useLocale, usePath } from "../routing/use-locale.ts";
import { useSite } from "../site/site.ts";
import { pageTitle } from "./page-title.ts";
import { usePageInfo } from "./use-page-info.ts";

/** Title, description, social data, canonical and alternate addresses of every page. */
export function PageHead() {
  const t = useTranslations("commons.site");
  const site = useSite();
  const locale = useLocale();
  const path = usePath();
  const page = usePageInfo();
  const siteName = t("name");
  const title = pageTitle({ ...page, siteName, development: site.development });
  const socialTitle = page.isHome ? siteName : (page.title ?? siteName);
  const description = page.description ?? t("description");
  // The latter has the drawn wordmark in it.
  const siteImage = t("wordmark") ? "/social-image-unnamed.png" : "/social-image.png";
  const at = (target: (typeof locales)[number]) =>
    `${site.origin}${canonicalPath(path, target)}${page.search}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content={page.isHome ? "website" : "article"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale === "ja" ? "ja_JP" : "en_US"} />
      <meta
        property="og:image"
        content={`${site.origin}${page.image ? canonicalPath(page.image, locale) : siteImage}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {page.structured && <Html as="script" type="application/ld+json" html={page.structured} />}
      {page.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} />
      ))}
      {page.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={at(locale)} />
          <link rel="canonical" href={at(locale)} />
          {locales.map((target) => (
            <link key={target} rel="alternate" hrefLang={target} href={at(target)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at(defaultLocale)} />
        </>
      )}
    </>
  );
}
