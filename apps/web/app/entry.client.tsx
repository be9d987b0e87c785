import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { clientSite } from "./shell/client-site.ts";
import { loadAccountRoutes } from "./shell/load-account-routes.ts";
import { splitLocale } from "./shell/locale-path.ts";
import { matchRoute } from "./shell/route-match.ts";
import { SiteContext } from "./shell/site.ts";

const { pathname, href } = location;
if (!matchRoute(splitLocale(pathname).path)) await loadAccountRoutes(href);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={clientSite()}>
        <HydratedRouter />
      </SiteContext>
    </StrictMode>,
  );
});
