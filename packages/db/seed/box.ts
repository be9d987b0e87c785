import type pg from "pg";
import { daysBefore } from "./venue-time.ts";

interface BoxSeed {
  /** Slug of the game. */
  game: string;
  place: string;
  condition?: "worn" | "repair";
  missing?: string;
  /** For the staff. */
  note?: string;
  /** Too new to have a sticker. */
  isNew?: true;
}

const hall = "2F 広間";
const doma = "1F 土間";

/** In the order of their numbers. Some games have no box yet, because tests need such games. */
export const boxSeeds: BoxSeed[] = [
  { game: "terra-pioneers", place: `${hall}・窓ぎわ 三段め` },
  {
    game: "terra-pioneers",
    place: `${hall}・窓ぎわ 三段め`,
    condition: "worn",
    note: "会の予備。説明書は英語版も入っています。",
  },
  { game: "grand-canal-1640", place: `${hall}・窓ぎわ 四段め` },
  {
    game: "nine-shrines",
    place: `${hall}・窓ぎわ 二段め`,
    condition: "worn",
    missing: "赤い駒 1",
    note: "駒は注文ずみ。届くまで、黒い駒で代わりになります。",
  },
  { game: "ironworks-and-cherry", place: `${hall}・窓ぎわ 四段め` },
  {
    game: "compass-and-crown",
    place: `${hall}・奥の棚`,
    condition: "repair",
    note: "箱の角が割れています。羅針盤の針は、花岡さんが直しているところです。",
  },
  { game: "night-train-north", place: `${hall}・奥の棚` },
  { game: "tea-road", place: `${doma}・茶だんすの上` },
  { game: "house-of-rain", place: `${doma}・右の棚 一段め`, missing: "執事の手紙（三通め）" },
  { game: "six-merchants", place: `${hall}・右の棚 二段め` },
  { game: "six-merchants", place: `${hall}・右の棚 二段め` },
  { game: "six-merchants", place: `${hall}・右の棚 二段め`, condition: "worn" },
  { game: "quiet-border", place: `${doma}・二人の棚` },
  { game: "trading-flowers", place: `${doma}・二人の棚` },
  { game: "mountain-echo", place: `${doma}・右の棚 二段め` },
  { game: "snow-country-post", place: `${doma}・右の棚 二段め` },
  { game: "lantern-market", place: `${doma}・右の棚 三段め` },
  { game: "salt-and-silk", place: `${doma}・右の棚 三段め`, condition: "worn" },
  { game: "go-nine", place: `${doma}・帳場のわき` },
  { game: "go-nine", place: `${doma}・帳場のわき`, missing: "白石 2" },
  { game: "wolves-and-bells", place: `${hall}・右の棚 一段め` },
  { game: "moonlit-thieves", place: `${hall}・右の棚 一段め` },
  { game: "animal-bridge", place: `${doma}・こどもの棚` },
  { game: "animal-bridge", place: `${doma}・こどもの棚`, condition: "worn", missing: "きりん" },
  { game: "tide-pool", place: `${doma}・こどもの棚` },
  { game: "thousand-cranes", place: `${doma}・こどもの棚` },
  { game: "kite-masters", place: `${doma}・左の棚 一段め` },
  { game: "cellar-spirits", place: `${doma}・左の棚 一段め`, isNew: true },
  { game: "last-bus", place: `${doma}・左の棚 二段め`, isNew: true },
  { game: "dice-garden", place: `${doma}・左の棚 二段め`, isNew: true },
];

const recordedDaysAgo = 120;
const newDaysAgo = 3;

/** Only on an empty shelf: boxes have numbers that say nothing about which of the seed they are. */
export async function insertBoxes(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query("select from game_copy limit 1");
  if (rows.length > 0) return;
  const boxes = boxSeeds.map(({ isNew, ...box }) => ({
    ...box,
    made_at: daysBefore(now, isNew ? newDaysAgo : recordedDaysAgo),
    printed_at: isNew ? null : daysBefore(now, recordedDaysAgo - 1),
  }));
  const { rowCount } = await client.query(insertRows, [JSON.stringify(boxes)]);
  if (rowCount !== boxes.length) throw new Error("A box is of no game of the seed.");
}

const insertRows = `
  insert into game_copy (board_game_id, place, condition, missing, note, made_by_id, made_at, printed_at)
  select board_game.id, box.place, coalesce(box.condition, 'good'), coalesce(box.missing, ''), coalesce(box.note, ''),
    (select id from "user" where role = 'admin' order by id limit 1), box.made_at, box.printed_at
  from rows from (jsonb_to_recordset($1::jsonb) as (game text, place text, condition text, missing text, note text,
      made_at timestamptz, printed_at timestamptz)) with ordinality as box (game, place, condition, missing, note,
      made_at, printed_at, position)
    join board_game on board_game.slug = box.game
  order by box.position`;

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

/** Loans at the event that most of the seed's people come to. Needs the boxes. */
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
