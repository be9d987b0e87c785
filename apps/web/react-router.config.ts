import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route manifest with the first page: no extra request on navigation, and cheaper to render.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
