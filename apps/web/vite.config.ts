import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Every browser we serve reads WOFF2; naming the older format too would double the font rules. */
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform(code, id) {
    if (!/@fontsource.*\.css/.test(id)) return;
    return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
  },
};

export default defineConfig({
  plugins: [onlyWoff2, reactRouter()],
  resolve: {
    alias: {
      // Messages arrive compiled, so neither side needs the ICU parser.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  ssr: {
    // Bundled, so that the alias above holds on the server too.
    noExternal: ["use-intl"],
  },
  css: { transformer: "lightningcss" },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server.ts" } } },
  },
  server: {
    // Workspace packages are linked from outside this folder.
    fs: { allow: ["../.."] },
  },
});
