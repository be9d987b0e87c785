import type pg from "pg";

interface VisitSeed {
  email: string;
  /** At which they were. */
  event: string;
  showsName?: true;
  /** To the organizer. */
  word?: string;
  /** Faces of a die by game: 1 was hard, 3 was good, 5 again. */
  plays: Record<string, 1 | 3 | 5 | null>;
}

const kotori = "kotori@example.jp";

/** One of the visits of Kotori is missing: the page of that evening is still to be filled in. */
const visitSeeds: VisitSeed[] = [
  {
    email: kotori,
    event: "six-merchants-afternoon",
    showsName: true,
    plays: { "six-merchants": 3, "last-bus": 5 },
  },
  {
    email: "daniel@example.com",
    event: "six-merchants-afternoon",
    showsName: true,
    plays: { "six-merchants": 5 },
  },
  {
    email: kotori,
    event: "heavyweight-day-ironworks",
    showsName: true,
    word: "手が止まるたびに、待ってもらえたのがうれしかったです。負けたのに、帰り道ずっと楽しい。",
    plays: { "nine-shrines": 5 },
  },
  {
    email: "rin@example.jp",
    event: "heavyweight-day-ironworks",
    showsName: true,
    plays: { "nine-shrines": 3 },
  },
  {
    email: kotori,
    event: "english-table-tide-pool",
    showsName: true,
    word: "英語はほとんど話せませんが、身ぶりで通じました。山びこクロノを、また遊びたいです。",
    plays: { "tide-pool": 3, "animal-bridge": null, "mountain-echo": 5 },
  },
  {
    email: "daniel@example.com",
    event: "english-table-tide-pool",
    showsName: true,
    word: "Great mix of levels. Maybe start Mountain Echo ten minutes earlier next time?",
    plays: { "tide-pool": 3, "mountain-echo": 5 },
  },
  {
    email: "mei@example.com",
    event: "tea-road-evening",
    showsName: true,
    word: "The cold tea for whoever arrives last is a cruel rule and a lovely one.",
    plays: { "tea-road": 5 },
  },
  {
    email: "aoi@example.jp",
    event: "tea-road-evening",
    showsName: true,
    word: "説明のあと、要点を紙に書いて見せてくださって助かりました。お茶は峠のものがいちばん好きです。",
    plays: { "tea-road": 5, "go-nine": 3 },
  },
];

/** Notes that people made at noon of the day after. Existing records stay as they are. */
export async function insertVisits(client: pg.Client): Promise<void> {
  for (const { email, event, showsName = false, word = "", plays } of visitSeeds) {
    const { rows } = await client.query<{ is_new: boolean }>(insertRecord, [
      ...[email, event, showsName, word],
    ]);
    if (!rows[0]) throw new Error(`${email} was not at ${event}.`);
    if (!rows[0].is_new) continue;
    const played = Object.entries(plays).map(([game, liking]) => ({ game, liking }));
    await client.query(insertPlays, [email, event, JSON.stringify(played)]);
  }
}

const visited = `
  select user_id, event_session_id, event_session.ends_at + interval '14 hours' as noon
  from reservation join event_session on event_session.id = event_session_id join event on event.id = event_id
    join "user" on "user".id = user_id
  where email = $1 and event.slug = $2 and reservation.state = 'attended'`;

const insertRecord = `
  with visit as (${visited}), made as (
    insert into visit_record (user_id, event_session_id, shows_name, word, word_at, made_at)
    select user_id, event_session_id, $3, $4::text, case when $4 <> '' then noon end, noon from visit
    on conflict do nothing returning user_id
  )
  select exists (select from made) as is_new from visit`;

const insertPlays = `
  insert into play (user_id, event_session_id, board_game_id, liking, made_at)
  select user_id, event_session_id, board_game.id, played.liking, noon
  from (${visited}) as visit, jsonb_to_recordset($3::jsonb) as played (game text, liking smallint)
    join board_game on board_game.slug = played.game`;
