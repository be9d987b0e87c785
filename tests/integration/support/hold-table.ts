import pg from "pg";
import { onTestFinished } from "vitest";

/** Makes everybody who reads the table wait until it is released, at the latest when the test has finished. */
export async function holdTable(connectionString: string, table: string) {
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  const release = async () => void (await holder.end().catch(() => {}));
  onTestFinished(release);
  return release;
}
