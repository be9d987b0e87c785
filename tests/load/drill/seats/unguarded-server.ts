import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createSeatGate } from "@takujo/booking/seats/index";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { createLogger } from "@takujo/runtime/logger";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { readServerEnv } from "../../../../apps/server/env.ts";
import { selectUnlocked } from "./unlocked-sessions.ts";

/** The games API without its lock. Its overselling shows that the drill can fail. */
const env = readServerEnv();
const pool = createPool({
  connectionString: env.databaseUrl,
  max: env.databasePool,
  onError: () => {},
});
const db = createDatabase(pool);
const api = createGamesApi({
  db,
  logger: createLogger({ level: env.logLevel, name: "unguarded" }),
  secret: env.signingSecret,
  origin: env.origin,
  gate: createSeatGate(db, { lockSessions: selectUnlocked }),
});
const listener = getRequestListener(api.fetch);
createServer((request, response) => {
  if (request.url === "/readyz") return void response.end("{}");
  void listener(request, response);
}).listen(env.port, env.host);
