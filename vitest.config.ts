import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages,tools,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/database-setup.ts",
    // Integration tests share two cores with a PostgreSQL.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
