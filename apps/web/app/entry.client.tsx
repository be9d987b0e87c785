import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { clientSite } from "./shell/client-site.ts";
import { loadHiddenRoutes } from "./shell/load-hidden-routes.ts";
import { splitLocale } from "./shell/locale-path.ts";
import { matchRoute } from "./shell/route-match.ts";
import { SiteContext } from "./shell/site.ts";

function hydrate(): void {
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
}

// Not awaited at the top: what is loaded stands on this very file, and each would wait for the other.
const { path } = splitLocale(location.pathname);
if (matchRoute(path)) hydrate();
else void loadHiddenRoutes(path, location.href).then(hydrate);
