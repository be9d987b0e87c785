import { IntlProvider } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type RouterContextProvider, StaticRouter } from "react-router";
import { serverSite } from "./server-site.ts";
import { SiteContext } from "./site.ts";
import { visitContext } from "./visit.ts";

/**
 * For loaders only. Parts of a page that never change after it is shown, as HTML for `StaticHtml`: browsers then
 * load none of the code that made them.
 */
export function renderHtml(
  context: Readonly<RouterContextProvider>,
  routeId: string,
  part: ReactNode,
): string {
  const { home, locale } = context.get(visitContext);
  const source = serverSite(locale, routeId);
  return renderToStaticMarkup(
    <SiteContext value={source}>
      <StaticRouter basename={home} location={home}>
        <IntlProvider locale={locale} messages={source.site.messages}>
          {part}
        </IntlProvider>
      </StaticRouter>
    </SiteContext>,
  );
}
