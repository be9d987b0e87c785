import { query } from "../query.ts";

/** The audit log's entries of an organizer. */
export const deedsOf = async (email: string) => {
  const rows = await query<{ action: string }>(
    `select action from audit_entry where actor_id = (select id from "user" where email = $1)`,
    [email],
  );
  return rows.map(({ action }) => action);
};
