import pg from "pg";
import { e2eEnv } from "./env.ts";

/** For what no page can bring about, such as a sign-in of yesterday. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: e2eEnv.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** As if signed in two hours ago: too long for actions that need a fresh sign-in. */
export async function ageSessionsOf(email: string): Promise<void> {
  const old = "now() - interval '2 hours'";
  const [user] = await query<{ id: string }>(
    `update "user" set "createdAt" = ${old} where email = $1 returning id`,
    [email],
  );
  await query(`update session set "createdAt" = ${old} where "userId" = $1`, [user?.id]);
}
