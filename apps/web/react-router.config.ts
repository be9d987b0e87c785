import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page contains its own routes and discovers those it links to; others, such as the organizer's, cost nothing.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
