import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page carries its own routes and learns of those it links to: the rest, such as the operator's, weighs nothing.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
