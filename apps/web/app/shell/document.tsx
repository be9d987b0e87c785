import { IntlProvider } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Links, Scripts, ScrollRestoration, useHref, useRouteError } from "react-router";
import fontsUrl from "../ui/fonts.css?url";
import { Html } from "../ui/text/html.tsx";
import { PageHead } from "./head/page-head.tsx";
import { preferencesScript } from "./preferences.ts";
import { usePage } from "./routing/browser-page.ts";
import { useLocale, usePath } from "./routing/use-locale.ts";
import { Shell } from "./shell.tsx";
import { siteElementId, useSiteSource } from "./site/site.ts";

/** It has run before React starts, so it is not bundled for browsers. */
const headScript = import.meta.env.SSR ? preferencesScript : "";

/** The reception is a web app with its own manifest. */
function useManifest(): string {
  return useHref(
    usePath().startsWith("/reception") ? "/reception.webmanifest" : "/site.webmanifest",
  );
}

/** The HTML document around pages and error screens. */
export function Document({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { site, json, scriptMark } = useSiteSource();
  return (
    <IntlProvider locale={locale} messages={site.messages}>
      {/* The script in the head sets attributes before hydration. */}
      <html lang={locale} data-session={usePrivacy()} style={site.accent} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F3E6" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1A16" />
          <Html as="script" nonce={scriptMark} html={headScript} suppressHydrationWarning />
          <PageHead />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={useManifest()} />
          <Links />
        </head>
        <body>
          <Shell>{children}</Shell>
          {/* Last, so that no font rule delays the first paint. */}
          <link rel="stylesheet" href={fontsUrl} />
          {/* Every "<" in it is escaped. */}
          <Html as="script" type="application/json" id={siteElementId} html={json} />
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </IntlProvider>
  );
}

/** Set on pages for signed-in people, so that the header shows it without a script. */
function usePrivacy(): "" | undefined {
  const access = usePage()?.auth;
  const hasFailed = useRouteError() != null;
  const isForMembers =
    access === true ||
    (typeof access === "object" && ["user", "staff", "admin"].includes(access.only));
  return isForMembers && !hasFailed ? "" : undefined;
}
