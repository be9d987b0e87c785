import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages,tools,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/database-setup.ts",
    // Integration tests share two cores with a PostgreSQL.
    maxWorkers: 2,
    // Longer than any test takes, also beside other work: what hangs is ended, what is slow is not called wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
