import pg from "pg";

/** Runs one statement on the maintenance database of a server. */
async function administer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const found = await administer(
    serverUrl,
    `select 1 from pg_database where datname = ${pg.escapeLiteral(name)}`,
  );
  if (found.rowCount === 0) {
    await administer(serverUrl, `create database ${pg.escapeIdentifier(name)}`);
  }
  return databaseUrl(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

export async function recreateDatabase(
  serverUrl: string,
  name: string,
  template = "template0",
): Promise<string> {
  await dropDatabase(serverUrl, name);
  await administer(
    serverUrl,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} encoding 'UTF8'`,
  );
  return databaseUrl(serverUrl, name);
}
