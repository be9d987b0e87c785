import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const formatMessage = fileURLToPath(import.meta.resolve("@takujo/i18n/format-message"));

/** By default use-intl parses texts. Ours are compiled before they reach it. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
      // Loaded by Node from its own folder, it would not know the alias.
      ssr: { noExternal: ["use-intl"] },
    }),
  };
}
