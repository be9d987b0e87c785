import type pg from "pg";

interface LoanSeed {
  game: string;
  minutesAgo: number;
  /** Letter of an afternoon table. */
  table?: string;
  /** Code of a party. */
  party?: string;
  holder?: string;
  returned?: { minutesAgo: number; condition?: "worn"; missing?: string };
}

const event = "heavyweight-day-grand-canal";
const device = "受付の電話";

const loanSeeds: LoanSeed[] = [
  { game: "animal-bridge", minutesAgo: 96, holder: "岡田" },
  { game: "thousand-cranes", minutesAgo: 75, holder: "藤井", returned: { minutesAgo: 31 } },
  { game: "terra-pioneers", minutesAgo: 52, table: "い" },
  { game: "grand-canal-1640", minutesAgo: 47, table: "ろ" },
  {
    game: "nine-shrines",
    minutesAgo: 44,
    table: "は",
    returned: { minutesAgo: 20, condition: "worn", missing: "赤い駒 1" },
  },
  { game: "lantern-market", minutesAgo: 12, party: "7K2M49XQ" },
];

/** What the desk of the event that most of the seed's people come to has handed out. Needs the boxes. */
export async function insertLoans(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query("select from game_loan limit 1");
  if (rows.length > 0) return;
  for (const loan of loanSeeds) await insertLoan(client, loan, now);
}

async function insertLoan(client: pg.Client, loan: LoanSeed, now: Date): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const { returned } = loan;
  const returnedAt = returned ? at(returned.minutesAgo) : null;
  const { rows } = await client.query<{ nonce: string }>(insertRow, [
    ...[loan.game, event, loan.table, loan.party, loan.holder ?? ""],
    ...[at(loan.minutesAgo), returnedAt, device],
  ]);
  if (!rows[0]) throw new Error(`There is no box of ${loan.game} to lend.`);
  if (!returned) return;
  await client.query(insertReturn, [
    ...[rows[0].nonce, returned.condition, returned.missing ?? "", returnedAt, device],
  ]);
}

const insertRow = `
  insert into game_loan (nonce, copy_id, event_id, event_session_id, reservation_id, holder, lent_at, at, returned_at,
    device, made_by_id)
  select gen_random_uuid(), box.id, event.id,
    (select id from event_session where event_id = event.id and letter = $3 order by starts_at limit 1),
    (select id from reservation where code = $4), $5, $6, $6, $7, $8,
    (select id from "user" where role = 'admin' order by id limit 1)
  from event, game_copy as box join board_game on board_game.id = box.board_game_id
  where event.slug = $2 and board_game.slug = $1 and box.condition <> 'repair'
  order by box.number limit 1
  returning nonce`;

const insertReturn = `
  insert into game_loan_mark (nonce, copy_id, of_nonce, kind, condition, missing, marked_at, at, device, made_by_id)
  select gen_random_uuid(), copy_id, nonce, 'return', $2, $3, $4, $4, $5, made_by_id
  from game_loan where nonce = $1`;
