import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { migrate } from "../packages/db/migrate.ts";
import { root } from "./env.ts";
import { generateIcons } from "./generate/icons.ts";
import { generateMessageIndex } from "./generate/message-index.ts";
import { generateNotices } from "./generate/notices.ts";
import { generateRouteRecords } from "./generate/route-records.ts";
import { generateRuleCatalogue } from "./generate/rule-catalogue.ts";
import { generateTextColumns } from "./generate/text-columns.ts";
import { findDatabaseServer } from "./postgres/database-server.ts";
import { dropDatabase, recreateDatabase } from "./postgres/databases.ts";
import { runOrFail } from "./run-command.ts";

/** Every generated file of the project, relative to its root. */
export const generatedPaths = [
  "packages/db/schema.ts",
  "packages/db/text-columns.ts",
  "packages/contracts/generated",
  "packages/i18n/generated",
  "apps/web/app/generated",
  "apps/web/app/ui/generated",
  "docs/form-rules.md",
  "THIRD-PARTY-NOTICES.md",
];

/** Writes database types and the columns of texts (from the migrations), API clients (from the route definitions), the lists of pages (from their records) and of message sets, icons, the page of form rules and the notices about parts of others under `target`. */
export async function generate(target: string): Promise<void> {
  await generateMessageIndex(join(target, "packages/i18n/generated"));
  await generateFromDatabase(join(target, "packages/db"));
  await generateClients(join(target, "packages/contracts/generated"));
  await generateRouteRecords(join(target, "apps/web/app/generated"));
  generateIcons(join(target, "apps/web/app/ui/generated"));
  await generateRuleCatalogue(target);
  generateNotices(join(target, "THIRD-PARTY-NOTICES.md"));
}

async function generateFromDatabase(folder: string) {
  const server = await findDatabaseServer(() => {});
  const name = `takujo_generate_${process.pid}`;
  try {
    const url = await recreateDatabase(server.url, name);
    await migrate(url);
    // The queue's tables are its own affair: we speak to it by its functions and its one view.
    const exclude = ["--exclude-pattern", "{*.schema_migration,graphile_worker.*}"];
    await runOrFail(
      "kysely-codegen",
      ["--dialect", "postgres", "--url", url, "--out-file", join(folder, "schema.ts"), ...exclude],
      { quiet: true },
    );
    await generateTextColumns(url, join(folder, "text-columns.ts"));
  } finally {
    await dropDatabase(server.url, name);
    if (server.started) server.stop();
  }
}

async function generateClients(folder: string) {
  // Loaded late: the APIs need the database types that were generated just before.
  const { createPlatformApi, platformDocument } = await import(
    "../apps/server/api/platform-api.ts"
  );
  const { createGamesApi, gamesDocument } = await import("../apps/server/api/games-api.ts");
  // Describing routes runs no query, so the parts that serve them are not needed.
  const parts = { db: undefined as never, logger: undefined as never, secret: "", origin: "" };
  const documents = {
    platform: createPlatformApi(parts).getOpenAPI31Document(platformDocument),
    games: createGamesApi(parts).getOpenAPI31Document(gamesDocument),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(folder, `${name}.openapi.json`), `${JSON.stringify(document, null, 2)}\n`);
    await createClient({
      input: document as never,
      output: {
        path: join(folder, name),
        importFileExtension: ".ts",
        clean: true,
        // The generated runtime does not hold under our stricter optional properties; its types do.
        header: ["// @ts-nocheck"],
      },
      plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript"],
      logs: { level: "silent" },
    });
  }
}

if (import.meta.main) {
  console.log(
    "Generating database types and the columns of texts, API clients, lists of pages and message sets, icons, the page of form rules and notices",
  );
  await generate(root);
  console.log(`Written: ${generatedPaths.join(", ")}`);
}
