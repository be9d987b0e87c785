import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Vite wraps each `import()` in a loader that preloads its files and adds its styles. Ours are small and without
 * styles, and the loader would weigh more than any of them on every page. The router loads pages by itself.
 */
export function plainImports(): Plugin {
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
