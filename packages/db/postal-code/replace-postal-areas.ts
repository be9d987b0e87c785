import pg from "pg";

export interface ImportedArea {
  /** Seven digits. */
  code: string;
  prefecture: string;
  city: string;
  town: string;
  prefectureKana?: string | undefined;
  cityKana?: string | undefined;
  townKana?: string | undefined;
  office?: string | undefined;
  street?: string | undefined;
}

type Areas = Iterable<ImportedArea> | AsyncIterable<ImportedArea>;

const batchSize = 5_000;

/**
 * Replaces the areas in one transaction: readers see the old ones until all new ones are there, and a source that throws
 * changes nothing. Towns and offices are published separately, so only the imported kind is replaced.
 */
export async function replacePostalAreas(
  connectionString: string,
  areas: Areas,
  report: (written: number) => void = () => {},
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    // Two concurrent imports would insert every area twice. Readers do not need this lock.
    await client.query("lock table postal_area in share row exclusive mode");
    const written = await writeAll(client, areas, report);
    await client.query("commit");
    return written;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

async function writeAll(client: pg.Client, areas: Areas, report: (written: number) => void) {
  const replaced = new Set<boolean>();
  let batch: ImportedArea[] = [];
  let written = 0;
  const flush = async () => {
    written += await insertAreas(client, batch);
    batch = [];
    report(written);
  };
  for await (const area of areas) {
    const ofOffice = area.office !== undefined;
    if (!replaced.has(ofOffice)) {
      replaced.add(ofOffice);
      await client.query("delete from postal_area where (office is not null) = $1", [ofOffice]);
    }
    if (batch.push(area) === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return written;
}

async function insertAreas(client: pg.Client, areas: ImportedArea[]): Promise<number> {
  const column = (name: keyof ImportedArea) => areas.map((area) => area[name] ?? null);
  const { rowCount } = await client.query(
    `insert into postal_area (code, prefecture, city, town, prefecture_kana, city_kana, town_kana, office, street)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
     on conflict do nothing`,
    [
      column("code"),
      column("prefecture"),
      column("city"),
      column("town"),
      column("prefectureKana"),
      column("cityKana"),
      column("townKana"),
      column("office"),
      column("street"),
    ],
  );
  return rowCount ?? 0;
}

export async function hasPostalAreas(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from postal_area limit 1");
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
