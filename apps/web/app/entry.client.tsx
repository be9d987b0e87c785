import { setVenueTimeZone } from "@takujo/contracts/venue-time";
import { setLetterReadings } from "@takujo/i18n/spoken-letter";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchData } from "./shell/session/fetch-data.ts";
import { clientSite } from "./shell/site/client-site.ts";
import { SiteContext } from "./shell/site/site.ts";

const source = clientSite();
if (source.site.timeZone) setVenueTimeZone(source.site.timeZone);
if (source.site.letterReadings) setLetterReadings(source.site.letterReadings);
/** The rest is loaded when something goes wrong for the first time. */
const report = (error: unknown) =>
  source.site.reportsErrors &&
  import("./shell/error/report-error.ts").then(
    (module) => module.reportError(error, source.site.buildId),
    () => {},
  );
addEventListener("error", report);
addEventListener("unhandledrejection", (event) => {
  // A form or another page came before what was loading. The router catches none of a page's loader while it preloads that
  // page's styles (react-router 8.5, `prefetchStylesAndCallHandler`).
  if (event.reason?.name === "AbortError") event.preventDefault();
  else void report(event);
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={source}>
        <HydratedRouter unstable_fetch={fetchData} onError={report} />
      </SiteContext>
    </StrictMode>,
  );
});
