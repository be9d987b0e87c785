import { randomUUID } from "node:crypto";
import { createAuth } from "@takujo/auth/create-auth";
import type { DB } from "@takujo/db/schema";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { createLogger } from "@takujo/runtime/logger";
import { Kysely, PostgresDialect } from "kysely";
import { compare } from "../compare.ts";
import { startContestant } from "../contestant.ts";
import type { RowSettings } from "../contestants/bare-hono-row.ts";
import { expectSameJson } from "../same-answer.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, benchSecret, startOurs } from "./our-server.ts";

const path = "/api/v1/authorized/logins/login_user";

/** Who is signed in, against Hono sending an answer of the same shape after the same statement. */
export async function measureBearerRead(ground: Ground): Promise<Figure> {
  const authorization = `Bearer ${await tokenOfSomebody(ground)}`;
  const asked = { path, headers: { authorization } };
  await using ours = await startOurs(ground, "on");
  const own = await ask(ours, asked);
  const settings: RowSettings = {
    databaseUrl: ground.databaseUrl,
    path,
    statement: await statementOf(ground, authorization),
    answer: JSON.parse(own.body.toString()),
  };
  await using bare = await startContestant({ program: "bare-hono-row", settings });
  expectSameJson("bare-hono-row", (await ask(bare, asked)).body, own.body);
  return {
    name: "bearer read",
    asked: { path },
    result: await compare(asked, ours, [bare]),
    targets: { "bare-hono-row": 0.3 },
    note: "one statement, a token of EdDSA",
  };
}

async function tokenOfSomebody({ databaseUrl, origin }: Ground): Promise<string> {
  const db = createDatabase(createPool({ connectionString: databaseUrl, onError: console.error }));
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await db
    .insertInto("user")
    .values({ id: userId, name: "ことり", email: `${userId}@example.jp`, emailVerified: true })
    .execute();
  await db
    .insertInto("session")
    .values({
      id: sessionId,
      userId,
      token: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .execute();
  const { api } = createAuth({
    db,
    logger: createLogger({ level: "silent", name: "bench" }),
    origin,
    signingSecret: benchSecret,
    adminUserIds: [],
  });
  const payload = { sub: userId, sid: sessionId, role: "user" };
  const { token } = await api.signJWT({ body: { payload } });
  await db.destroy();
  return token;
}

/** What the check of the token asks of PostgreSQL, once it knows the keys. */
async function statementOf(
  { databaseUrl, origin }: Ground,
  authorization: string,
): Promise<RowSettings["statement"]> {
  const pool = createPool({ connectionString: databaseUrl, onError: console.error });
  const statements: RowSettings["statement"][] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  const check = createBearerCheck(db, origin);
  await check(authorization);
  statements.length = 0;
  await check(authorization);
  await db.destroy();
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new Error("the check takes more than one statement");
  return statement;
}
