import { defineConfig } from "vitest/config";
import { compiledMessages } from "./apps/web/compiled-messages.ts";

/** What Vite builds: there use-intl reads compiled messages. */
const built = "{apps/web,packages/i18n}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    projects: [
      { extends: true, plugins: [compiledMessages()], test: { name: "web", include: [built] } },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{apps,packages,tools,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", built],
        },
      },
    ],
    globalSetup: "tests/support/database-setup.ts",
    setupFiles: "tests/support/name-site.ts",
    // Integration tests share two cores with a PostgreSQL.
    maxWorkers: 2,
    // Longer than any test takes, also beside other work: what hangs is ended, what is slow is not called wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
