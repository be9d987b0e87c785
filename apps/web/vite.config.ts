import { reactRouter } from "@react-router/dev/vite";
import type { CustomAtRules, Visitor } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { listChunkModules } from "./chunk-modules.ts";
import { compiledMessages } from "./compiled-messages.ts";
import { firstLoadChunk, partsChunk } from "./first-load-chunk.ts";
import { namedJsx } from "./named-jsx.ts";

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

const serverBuild = "\0virtual:react-router/server-build";
const importOfRoute = /^import \* as (route\d+) from (".+");$/gm;

/**
 * In development, the server's build names every page and file, and would compile all before the first answer. This
 * loads each on request: `loadRoute` replaces it with the current module.
 */
function lazyRoutes(): Plugin {
  return {
    name: "lazy-routes",
    apply: "serve",
    enforce: "post",
    transform(code, id) {
      if (id !== serverBuild) return null;
      const files: string[] = [];
      const withoutImports = code.replace(importOfRoute, (_, name: string, file: string) => {
        files.push(`${name}: () => import(${file})`);
        return `const ${name} = {};`;
      });
      const load = `
        const files = { ${files.join(", ")} };
        const names = new Map(Object.values(routes).map((route, index) => [route.id, "route" + index]));
        export async function loadRoute(id) {
          const load = files[names.get(id)];
          if (load) routes[id].module = await load();
        }`;
      return { code: withoutImports + load, map: null };
    },
  };
}

const helper = "\0vite/preload-helper.js";

/**
 * Vite wraps each `import()` in a loader that preloads its files and adds its styles. Ours are small and without
 * styles, and the loader would weigh more than any of them on every page. The router loads pages by itself.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
    writeBundle(_options, bundle) {
      for (const made of Object.values(bundle)) {
        if (made.type !== "chunk" || !made.isDynamicEntry) continue;
        const styles = made.viteMetadata?.importedCss;
        if (!styles?.size) continue;
        throw new Error(
          `${made.fileName} is imported on demand and has styles, which nothing would load: move them to the page that imports it`,
        );
      }
    },
  };
}
