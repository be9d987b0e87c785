import { reactRouter } from "@react-router/dev/vite";
import type { CustomAtRules, Visitor } from "lightningcss";
import { defineConfig } from "vite";
import { listChunkModules } from "./chunk-modules.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { firstLoadChunk, partsChunk } from "./first-load-chunk.ts";
import { lazyRoutes } from "./lazy-routes.ts";
import { namedJsx } from "./named-jsx.ts";
import { plainImports } from "./plain-imports.ts";

/** Every supported browser reads WOFF2; the older format would double the font rules. */
const onlyWoff2: Visitor<CustomAtRules> = {
  Rule: {
    "font-face"(rule) {
      for (const property of rule.value.properties) {
        if (property.type !== "source") continue;
        property.value = property.value.filter(
          (source) => source.type !== "url" || source.value.format?.type !== "woff",
        );
      }
      return rule;
    },
  },
};

/** All of them support light-dark(): compiled away, it would no longer follow `color-scheme` inside a page. */
const browsers = { chrome: [123, 0], safari: [17, 5], firefox: [120, 0] } as const;
const browserList = Object.entries(browsers);

/** The duration of plugin callbacks is not a fault of the build. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [
    namedJsx(),
    plainImports(),
    compiledMessages(),
    reactRouter(),
    lazyRoutes(),
    listChunkModules(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      visitor: onlyWoff2,
      // In the format of lightningcss: one byte for each part.
      targets: Object.fromEntries(
        browserList.map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
      ),
    },
  },
  build: {
    target: "es2023",
    cssTarget: browserList.map(([name, version]) => name + version.join(".")),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: {
              groups: [
                { name: firstLoadChunk, debugName: "first load", priority: 2 },
                { name: partsChunk, debugName: "parts", priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { checks, input: "./server.ts" } } },
  },
  optimizeDeps: {
    // Listed here, because dependencies discovered late would reload the first page repeatedly.
    include: [
      "@base-ui/react/combobox",
      "@base-ui/react/menu",
      "@formatjs/fast-memoize",
      "icu-minify/compile",
      "react-dom/server",
      "use-intl",
      "zod",
      "zod/mini",
    ],
  },
  server: {
    // Workspace packages are linked from outside this folder.
    fs: { allow: ["../.."] },
  },
});
