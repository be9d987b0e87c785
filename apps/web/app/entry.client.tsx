import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchData } from "./shell/session/fetch-data.ts";
import { clientSite } from "./shell/site/client-site.ts";
import { SiteContext } from "./shell/site/site.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={clientSite()}>
        <HydratedRouter unstable_fetch={fetchData} />
      </SiteContext>
    </StrictMode>,
  );
});
