import type pg from "pg";
import { atClock, daysBefore, venueToday } from "./venue-time.ts";

interface InterestSeed {
  email: string;
  kind: "bring" | "want";
  teaches?: true;
  showsName?: true;
}

interface ProposalSeed {
  email: string;
  from: string;
  until: string;
  seats: number;
  minPlayers?: number;
  language: "ja" | "en" | "both";
  audience: "everyone" | "beginners" | "experienced";
  brings?: true;
  teaches?: true;
  showsName?: true;
  note?: string;
  /** Of the organizer, who declined it. */
  answer?: string;
  daysAgo: number;
}

/** On the shelf by its slug, or another by its title. */
type Game = { game: string } | { title: string };

/** Those who bring something have a seat there. */
const interestSeeds: (InterestSeed & Game)[] = [
  {
    email: "daniel@example.com",
    kind: "bring",
    title: "Harbor of Glass",
    teaches: true,
    showsName: true,
  },
  { email: "rin@example.jp", kind: "bring", title: "渡し舟", showsName: true },
  { email: "kotori@example.jp", kind: "want", game: "lantern-market", showsName: true },
  { email: "hinata@example.jp", kind: "want", game: "lantern-market" },
  { email: "umi@example.jp", kind: "want", game: "night-train-north", showsName: true },
  { email: "aoi@example.jp", kind: "want", game: "night-train-north" },
];

const proposalSeeds: (ProposalSeed & Game)[] = [
  {
    email: "rin@example.jp",
    game: "night-train-north",
    from: "17:40",
    until: "20:00",
    seats: 4,
    minPlayers: 3,
    language: "ja",
    audience: "experienced",
    teaches: true,
    showsName: true,
    note: "箱は棚のものをお借りします。説明は20分くらいです。",
    daysAgo: 3,
  },
  {
    email: "daniel@example.com",
    title: "Harbor of Glass",
    from: "18:00",
    until: "19:30",
    seats: 4,
    language: "both",
    audience: "everyone",
    brings: true,
    teaches: true,
    showsName: true,
    note: "No text on the cards. I can explain in both languages.",
    daysAgo: 2,
  },
  {
    email: "kotori@example.jp",
    game: "lantern-market",
    from: "20:20",
    until: "21:30",
    seats: 5,
    minPlayers: 3,
    language: "ja",
    audience: "beginners",
    teaches: true,
    showsName: true,
    note: "帰るまえに、軽いものを一戦だけ。",
    daysAgo: 1,
  },
  {
    email: "mei@example.com",
    title: "冬の遠征隊",
    from: "13:00",
    until: "22:00",
    seats: 4,
    language: "both",
    audience: "experienced",
    brings: true,
    note: "It takes all day, so we would stay at one table.",
    answer:
      "一日かかる卓は、広間の席が足りず、今回は見おくります。長く使える日を決めたら、お知らせします。",
    daysAgo: 5,
  },
];

const slug = "heavyweight-day-grand-canal";

/** Tables that guests proposed at one event. Adds nothing if the organizer has a rule for it already. */
export async function insertProposedTables(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; starts_at: Date }>(
    "select id, starts_at from event where slug = $1",
    [slug],
  );
  if (!rows[0]) throw new Error(`"${slug}" is no event of the seed.`);
  const { id, starts_at } = rows[0];
  const day = venueToday(starts_at);
  const rule = await client.query(
    `insert into table_rule (event_id, most_tables, min_seats, max_seats, proposals_until) values ($1, 3, 2, 6, $2)
     on conflict do nothing returning event_id`,
    [id, atClock(daysBefore(day, 3), "22:00")],
  );
  if (rule.rows.length === 0) return;
  const interests = interestSeeds.map((interest, index) => ({
    ...interest,
    at: daysBefore(now, 4 - index / 2),
  }));
  await client.query(insertInterests, [id, JSON.stringify(interests)]);
  const proposals = proposalSeeds.map(({ from, until, daysAgo, ...proposal }) => ({
    ...proposal,
    starts_at: atClock(day, from),
    ends_at: atClock(day, until),
    created_at: daysBefore(now, daysAgo),
    decided_at: proposal.answer ? daysBefore(now, daysAgo - 1) : null,
  }));
  await client.query(insertProposals, [id, JSON.stringify(proposals)]);
}

const titled = `
  left join board_game on board_game.slug = given.game
  left join board_game_text on board_game_id = board_game.id and board_game_text.locale = 'ja'`;

const insertInterests = `
  insert into game_interest (event_id, user_id, kind, board_game_id, title, teaches, shows_name, created_at)
  select $1, "user".id, given.kind, board_game.id, coalesce(board_game_text.name, given.title),
    coalesce(given.teaches, false), coalesce(given."showsName", false), given.at
  from jsonb_to_recordset($2::jsonb) as given (email text, kind text, game text, title text, teaches boolean,
      "showsName" boolean, at timestamptz)
    join "user" using (email) ${titled}`;

const insertProposals = `
  insert into table_proposal (event_id, user_id, board_game_id, title, brings, teaches, audience, language, starts_at,
    ends_at, seats, min_players, note, shows_name, state, answer, created_at, decided_at)
  select $1, "user".id, board_game.id, coalesce(board_game_text.name, given.title), coalesce(given.brings, false),
    coalesce(given.teaches, false), given.audience, given.language, given.starts_at, given.ends_at, given.seats,
    given."minPlayers", coalesce(given.note, ''), coalesce(given."showsName", false),
    case when given.decided_at is null then 'proposed' else 'declined' end, coalesce(given.answer, ''),
    given.created_at, given.decided_at
  from jsonb_to_recordset($2::jsonb) as given (email text, game text, title text, brings boolean, teaches boolean,
      audience text, language text, starts_at timestamptz, ends_at timestamptz, seats smallint, "minPlayers" smallint,
      note text, "showsName" boolean, answer text, created_at timestamptz, decided_at timestamptz)
    join "user" using (email) ${titled}`;
