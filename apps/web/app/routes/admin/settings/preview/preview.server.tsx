import { accentTokens } from "@takujo/contracts/content/accent/accent";
import type { SiteSettings } from "@takujo/contracts/content/site-settings";
import { defaultLocale, isLocale, type Locale } from "@takujo/contracts/locale";
import { createTranslator, IntlProvider } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Mark, Wordmark } from "../../../../shell/header/brand.tsx";
import { messagesOf } from "../../../../shell/messages/messages.server.ts";
import shellUrl from "../../../../shell/shell.css?url";
import { serverSite, underSettings } from "../../../../shell/site/site.server.ts";
import { SiteContext } from "../../../../shell/site/site.ts";
import { SiteFooter } from "../../../../shell/site-footer.tsx";
import type { Visit } from "../../../../shell/visit.ts";
import fontsUrl from "../../../../ui/fonts.css?url";
import { labelOf } from "../../../../ui/form/form-context.ts";
import uiUrl from "../../../../ui/ui.css?url";
import aboutUrl from "../../../about/about.css?url";
import { aboutView, countGames } from "../../../about/about.server.ts";
import { AboutView } from "../../../about/about-view.tsx";
import firstUrl from "../../../first-visit/first-visit.css?url";
import { readFirstVisit, siteRows } from "../../../first-visit/first-visit.server.ts";
import { FirstVisitView } from "../../../first-visit/first-visit-view.tsx";
import { Hero } from "../../../home/hero.tsx";
import homeUrl from "../../../home/home.css?url";
import { Steps } from "../../../home/steps.tsx";
import { Visit as VisitSection } from "../../../home/visit.tsx";
import { settingsLabels } from "../labels.server.ts";
import { parseSettings } from "../settings.server.ts";
import barUrl from "./preview.css?url";
import { type PreviewPage, previewPages } from "./preview-pages.ts";

/** A document without scripts, so that its links and buttons are only looked at. */
export async function previewSettings(
  request: Request,
  visit: Visit,
  query: URLSearchParams,
): Promise<Response> {
  const page = previewPages.find((one) => one === query.get("page")) ?? "home";
  const asked = query.get("language") ?? "";
  const locale = isLocale(asked) ? asked : visit.locale;
  const parsed = await parseSettings(request, visit.locale);
  if (!parsed.ok) return documentOf(<Refused errors={parsed.errors} locale={visit.locale} />, 422);
  const { revision: _, acceptedZone: __, ...settings } = parsed.value;
  // Awaited first, because nothing may be awaited while the previewed settings are in place.
  const firstVisit = page === "first-visit" ? await readFirstVisit({ ...visit, locale }) : null;
  const gameCount = page === "about" ? await countGames({ ...visit, locale }) : 0;
  const views: Record<PreviewPage, () => ReactNode> = {
    home: () => (
      <main id="main">
        <Hero />
        <Steps />
        <VisitSection />
      </main>
    ),
    about: () => <AboutView {...aboutView(locale, gameCount)} />,
    "first-visit": () => firstVisit && <FirstVisitView {...firstVisit} rows={siteRows(locale)} />,
  };
  const html = underSettings(settings as SiteSettings, () =>
    render({ page, locale, accent: settings.accent }, views[page]()),
  );
  return answer(html);
}

interface Previewed {
  page: PreviewPage;
  locale: Locale;
  accent: string;
}

function render({ page, locale, accent }: Previewed, main: ReactNode): string {
  const home = locale === defaultLocale ? "/" : `/${locale}`;
  const source = serverSite(locale, page);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings"]) });
  return renderToStaticMarkup(
    <SiteContext value={source}>
      <StaticRouter basename={home} location={home}>
        <IntlProvider locale={locale} messages={source.site.messages}>
          <html lang={locale} style={accentTokens(accent)}>
            <Head title={t("adminSettings.preview.title")} page={page} />
            <body>
              <fieldset className="settings-preview-bar">
                <legend>{t("adminSettings.preview.title")}</legend>
                {(["light", "dark"] as const).map((theme) => (
                  <label key={theme}>
                    <input type="radio" name="theme" id={`preview-${theme}`} />
                    {t(`adminSettings.preview.${theme}`)}
                  </label>
                ))}
              </fieldset>
              <div className="layout">
                <header className="site-header">
                  <div className="site-header-bar">
                    <span className="site-logo">
                      <Mark />
                      <Wordmark />
                    </span>
                  </div>
                </header>
                {main}
                <SiteFooter />
              </div>
            </body>
          </html>
        </IntlProvider>
      </StaticRouter>
    </SiteContext>,
  );
}

function Head({ title, page }: { title: string; page: PreviewPage }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {previewStyles(page).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
  );
}

type RefusedProps = { errors: Readonly<Record<string, string>>; locale: Locale };

/** Errors to correct before a preview is possible. */
function Refused({ errors, locale }: RefusedProps) {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminSettings"]) });
  const labels = settingsLabels(locale);
  return (
    <html lang={locale}>
      <Head title={t("adminSettings.preview.title")} page="home" />
      <body>
        <main id="main" className="wrap section">
          <h1>{t("adminSettings.preview.refused")}</h1>
          <ul>
            {Object.entries(errors).map(([name, error]) => (
              <li key={name}>
                <b>{labelOf(labels, name)}</b> {error}
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

const documentOf = (document: ReactNode, status: number) =>
  answer(renderToStaticMarkup(document), status);

const answer = (html: string, status = 200) =>
  new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });

const ofPage: Record<PreviewPage, string> = {
  home: homeUrl,
  about: aboutUrl,
  "first-visit": firstUrl,
};

/** Linked, not imported, so that public pages do not load them. The order matters for the cascade. */
const previewStyles = (page: PreviewPage): string[] => [
  uiUrl,
  shellUrl,
  ofPage[page],
  barUrl,
  fontsUrl,
];
