import pg from "pg";

const everyRow = "select, insert, update, delete";

/** Tables to which the server only adds rows, or which it only reads. Deleting an account clears the columns that may be updated. */
const rightsOf: Record<string, string> = {
  schema_migration: "select",
  // Only entries older than two years, which a trigger enforces.
  audit_entry: "select, insert, delete",
  reservation_transition: "select, insert",
  check_in_undo: "select, insert",
  price_mark: "select, insert",
  game_loan_mark: "select, insert",
  money_correction: "select, insert, update (reason)",
  money_of_deleted: "select, insert",
  // Reopening takings is recorded with their closing.
  money_closing: "select, insert, update (reopened_at, reopened_by_id, reopen_reason)",
  receipt: "select, insert, update (addressee, purpose)",
  receipt_counter: "select, insert, update (last)",
  receipt_void: "select, insert, update (reason)",
  content_revision: "select, insert, update (made_by_id)",
  inquiry_message: "select, insert, update (made_by_id, sender_email)",
  "graphile_worker.migrations": "select",
};

interface OwnedObject {
  kind: "table" | "view" | "sequence" | "routine";
  name: string;
  lacks_policy: boolean;
}

// Only objects that the migrating role owns: those of extensions are not ours to grant.
const ownedObjects = `
  select case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
    oid::regclass::text as name,
    relrowsecurity and not exists (select from pg_policy where polrelid = pg_class.oid) as lacks_policy
  from pg_class
  where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    and relkind in ('r', 'p', 'v', 'S') and pg_has_role(relowner, 'usage')
  union all
  select 'routine', oid::regprocedure::text, false
  from pg_proc
  where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and pg_has_role(proowner, 'usage')`;

/**
 * Grants the role of `serverUrl` what server and worker do with rows, and no schema changes. Revokes everything first in the
 * same transaction, so that the role never has more, nor less while it runs.
 */
export async function grantToServer(owner: pg.Client, serverUrl: string): Promise<void> {
  const server = await whoConnects(serverUrl);
  const { rows } = await owner.query<Connection>(whoQuery);
  if (rows[0]?.database !== server.database) {
    throw new Error("DATABASE_URL and DATABASE_MIGRATION_URL lead to different databases.");
  }
  if (rows[0].role === server.role) return;
  const role = pg.escapeIdentifier(server.role);
  const { rows: owned } = await owner.query<OwnedObject>(ownedObjects);
  const statements = [
    `grant usage on schema public, graphile_worker to ${role}`,
    ...owned.flatMap((object) => grants(object, role)),
  ];
  try {
    await owner.query("begin");
    await owner.query("set local lock_timeout = '3s'");
    await owner.query(statements.join(";\n"));
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

function grants({ kind, name, lacks_policy }: OwnedObject, role: string): string[] {
  if (kind === "routine") return [`grant execute on routine ${name} to ${role}`];
  if (kind === "sequence") {
    return [
      `revoke all on sequence ${name} from ${role}`,
      `grant usage on sequence ${name} to ${role}`,
    ];
  }
  const rights = kind === "view" ? "select" : (rightsOf[name] ?? everyRow);
  return [
    `revoke all on table ${name} from ${role}`,
    ...(rights ? [`grant ${rights} on table ${name} to ${role}`] : []),
    // The queue enables row security for everyone but the owner. The policy is for all roles, because a dump that names a role
    // cannot be restored without it.
    ...(lacks_policy ? [`create policy by_grants on ${name} using (true) with check (true)`] : []),
  ];
}

interface Connection {
  role: string;
  database: string;
}

const whoQuery = "select current_user as role, current_database() as database";

/** Asks PostgreSQL, because a connection string need not name the role. */
async function whoConnects(connectionString: string): Promise<Connection> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Connection>(whoQuery);
    return rows[0] as Connection;
  } finally {
    await client.end();
  }
}
