/**
 * Items come in so many variants of texts, tags, venue and game. Their entries for the search are made once for each variant
 * and copied for the others.
 */
export const variants = 1_000;

/** The same text has the same id, so that rows that refer to each other can be made apart. Of version 4, as all others are. */
export const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

const cities = [
  ["神田", "Kanda"],
  ["高円寺", "Koenji"],
  ["横浜", "Yokohama"],
  ["名古屋", "Nagoya"],
  ["京都", "Kyoto"],
  ["大阪", "Osaka"],
  ["神戸", "Kobe"],
  ["福岡", "Fukuoka"],
  ["札幌", "Sapporo"],
  ["仙台", "Sendai"],
] as const;
const themes = [
  ["はじめての", "First Steps"],
  ["重量級", "Heavy Games"],
  ["ふたりで遊ぶ", "Games for Two"],
  ["親子の", "Family Games"],
  ["英語で遊ぶ", "Games in English"],
  ["新作の", "New Games"],
  ["協力ゲームの", "Cooperative Games"],
  ["カードゲームの", "Card Games"],
  ["夜の", "Night Games"],
  ["正体隠匿の", "Hidden Roles"],
] as const;
const forms = [
  ["会", "Gathering"],
  ["体験会", "Workshop"],
  ["大会", "Tournament"],
  ["定例会", "Monthly Meeting"],
  ["一日", "Day"],
  ["卓", "Table"],
  ["祭り", "Festival"],
  ["教室", "Class"],
  ["交流会", "Social"],
  ["合宿", "Retreat"],
] as const;

const listOf = (words: readonly string[]) =>
  `array[${words.map((word) => `'${word}'`).join(", ")}]`;

const word = (words: readonly (readonly [string, string])[], index: string) =>
  `case locale when 'ja' then (${listOf(words.map(([ja]) => ja))})[1 + ${index} % 10]
    else (${listOf(words.map(([, en]) => en))})[1 + ${index} % 10] end`;

const glue = `case locale when 'ja' then 'の' else ' ' end`;
const space = `case locale when 'ja' then '' else ' ' end`;
const titleOf = (n: string) =>
  `${word(cities, n)} || ${glue} || ${word(themes, `(${n} / 10)`)} || ${space} || ${word(forms, `(${n} / 100)`)}`;
const bothLanguages = `unnest(array['ja', 'en']) as locale`;

/** Six years, and as long ahead as reservations are open. */
const daysBack = 2_190;
const daysAhead = 45;

/** When event `n` of `count` begins: at ten, one, two or six o'clock in Japan. */
export const startOf = (n: string, count: string) =>
  `date_trunc('day', now()) + (floor(${n}::float8 / ${count} * ${daysBack + daysAhead}) - ${daysBack}) * interval '1 day'
    + (array[1, 4, 5, 9])[1 + ${n} % 4] * interval '1 hour'`;

/** When item `n` of `count` was published, evenly over the years. */
const publishedAt = (n: string, count: string) =>
  `now() - interval '${daysBack} days' * (1 - ${n}::float8 / ${count}) - interval '1 hour'`;

/** Arguments of all statements: the first and the last number, from 0, and how many there are altogether. */
export const insertNews = `
  with made as (
    insert into news (id, slug, category, cover, state, published_at, created_at, updated_at)
    select ${uuidOf("'news' || n")}, 'huge-' || n, (array['notice', 'event', 'release', 'press'])[1 + n % 4], '{}',
      'published', at, at, at
    from generate_series($1::int, $2::int) as n, lateral (select ${publishedAt("n", "$3::int")} as at) as moment
    returning id, substr(slug, 6)::int as n
  )
  insert into news_text (news_id, locale, title, summary, body)
  select id, locale, ${titleOf("n")} || case locale when 'ja' then 'のお知らせ' else ': a Notice' end,
    case locale when 'ja' then '日程が決まりました。' else 'The day is set.' end,
    case locale when 'ja' then '詳しくは会のページへ。' else 'See its page.' end
  from made cross join ${bothLanguages}`;

export const insertArticles = `
  with made as (
    insert into article (id, slug, tags, state, published_at, created_at, updated_at)
    select ${uuidOf("'article' || n")}, 'huge-' || n, array[(array['beginner', 'heavy', 'two-player', 'essay'])[1 + n % 4]],
      'published', at, at, at
    from generate_series($1::int, $2::int) as n, lateral (select ${publishedAt("n", "$3::int")} as at) as moment
    returning id, substr(slug, 6)::int as n
  )
  insert into article_text (article_id, locale, title, summary, body)
  select id, locale, ${titleOf("n")} || case locale when 'ja' then 'をふりかえる' else ', Looking Back' end,
    case locale when 'ja' then '当日の卓のようすです。' else 'How it went.' end,
    case locale when 'ja' then '朝から席がうまりました。' else 'Every seat was taken.' end
  from made cross join ${bothLanguages}`;

export const insertGames = `
  with made as (
    insert into board_game (id, slug, min_players, max_players, minutes, age, weight, explain_minutes, languages, tags, created_at)
    select ${uuidOf("'game' || n")}, 'huge-' || n, 1 + n % 3, 3 + n % 4, 10 + n % 18 * 10, 5 + n % 10, 1 + n % 5, 5 + n % 8 * 5,
      array['ja'], array[(array['cards', 'dice', 'cooperative', 'family'])[1 + n % 4]], ${publishedAt("n", "$3::int")}
    from generate_series($1::int, $2::int) as n
    returning id, substr(slug, 6)::int as n
  )
  insert into board_game_text (board_game_id, locale, name, summary)
  select id, locale, ${word(cities, "n")} || ${glue} || ${word(forms, "(n / 10)")} || ' ' || n,
    case locale when 'ja' then '箱をあけてのおたのしみ。' else 'Open it and see.' end
  from made cross join ${bothLanguages}`;

/** Venue, game and tags by variant. */
export const insertEvents = `
  with places as materialized (select array_agg(id order by slug) as ids from venue),
  shelf as materialized (select array_agg(id order by slug) as ids from board_game),
  made as (
    insert into event (id, slug, cover, venue_id, doors_at, starts_at, ends_at, tags, fee, state, published_at, created_at,
      updated_at)
    select ${uuidOf("'event' || n")}, 'huge-' || n, '{}', places.ids[1 + n % ${variants} % cardinality(places.ids)],
      starts - interval '20 minutes', starts, starts + interval '5 hours',
      case n % 4 when 0 then array['beginner', 'taught'] when 1 then array['english', 'alone']
        when 2 then array['family', 'beginner'] else array['heavy', 'taught'] end,
      1000 + 100 * (n % 20), 'published', starts - interval '60 days', starts - interval '61 days', starts - interval '60 days'
    from places, generate_series($1::int, $2::int) as n, lateral (select ${startOf("n", "$3::int")} as starts) as moment
    returning id, substr(slug, 6)::int as n
  ),
  games as (
    insert into event_game (event_id, board_game_id, position)
    select made.id, shelf.ids[1 + n % ${variants} % cardinality(shelf.ids)], 1 from made, shelf
  )
  insert into event_text (event_id, locale, title, summary, body, room, fee_note, bring, cancellation)
  select id, locale, ${titleOf("n")},
    case locale when 'ja' then '説明から始めます。' else 'Rules come first.' end,
    case locale when 'ja' then '手ぶらでどうぞ。' else 'Just come.' end,
    '1F', '', '', ''
  from made cross join ${bothLanguages}`;

/** Two for each event: general entry, then a table that needs three. Every fourth is full, and `countSeats` makes it so. */
export const insertSessions = `
  with shelf as materialized (select array_agg(id order by slug) as ids from board_game),
  made as (
    insert into event_session (id, event_id, kind, letter, board_game_id, starts_at, ends_at, capacity, min_players, max_seats,
      opens_at, closes_at, change_deadline, decision_deadline, decided_at, position)
    select ${uuidOf("'session' || n")}, ${uuidOf("'event' || n / 2")}, case when is_table then 'table' else 'general' end,
      case when is_table then 'い' end,
      case when is_table then shelf.ids[1 + n / 2 % ${variants} % cardinality(shelf.ids)] end,
      starts, starts + (case when is_table then 2 else 3 end) * interval '1 hour', 48,
      case when is_table then 3 end, 4, starts - interval '45 days', starts, starts - interval '15 hours',
      case when is_table then starts - interval '1 day' end,
      case when is_table and starts - interval '1 day' < now() then starts - interval '1 day' end, n % 2
    from shelf, generate_series($1::int, $2::int) as n,
      lateral (select n % 2 = 1 as is_table,
        ${startOf("(n / 2)", "($3::int / 2)")} + n % 2 * interval '3 hours' as starts) as facts
    returning id, letter
  )
  insert into event_session_text (event_session_id, locale, name)
  select id, 'ja', case when letter is null then '通し' else '卓' end from made`;

/** Full sessions have just as many seats as are taken. The argument is how many sessions there are. */
export const countSeats = `
  update event_session set seats_taken = counted.seats,
    capacity = case when numbered.n % 4 = 0 then greatest(counted.seats, 1) else capacity end
  from (select ${uuidOf("'session' || n")} as id, n from generate_series(0, $1::int - 1) as n) as numbered
  join (select event_session_id as id, sum(seats_held)::int as seats from reservation group by 1) as counted using (id)
  where counted.id = event_session.id`;

/** Copies the entry of the item that has the same texts. */
export const copyEntries = `
  insert into search_entry (kind, item_id, title, labels, body, grams)
  select model.kind, ${uuidOf("model.kind || n")}, model.title, model.labels, model.body, model.grams
  from generate_series($1::int, $2::int) as n
  join search_entry as model on model.kind = $3 and model.item_id = ${uuidOf(`$3 || n % ${variants}`)}`;

/** Those whose entries are to be written first. */
export const markModels = `
  insert into search_outdated (kind, item_id)
  select kind, ${uuidOf("kind || n")} from (values ('news', $1::int), ('article', $2::int), ('event', $3::int)) as items (kind, count),
    generate_series(0, least(count, ${variants}) - 1) as n`;
