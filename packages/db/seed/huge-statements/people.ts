import { uuidOf } from "./content.ts";

const families = [
  ["佐藤", "さとう"],
  ["鈴木", "すずき"],
  ["高橋", "たかはし"],
  ["田中", "たなか"],
  ["渡辺", "わたなべ"],
  ["伊藤", "いとう"],
  ["山本", "やまもと"],
  ["中村", "なかむら"],
  ["小林", "こばやし"],
  ["加藤", "かとう"],
  ["吉田", "よしだ"],
  ["山田", "やまだ"],
  ["佐々木", "ささき"],
  ["山口", "やまぐち"],
  ["松本", "まつもと"],
  ["井上", "いのうえ"],
  ["木村", "きむら"],
  ["林", "はやし"],
  ["斎藤", "さいとう"],
  ["清水", "しみず"],
  ["山崎", "やまざき"],
  ["森", "もり"],
  ["池田", "いけだ"],
  ["橋本", "はしもと"],
  ["阿部", "あべ"],
  ["石川", "いしかわ"],
  ["小川", "おがわ"],
  ["前田", "まえだ"],
  ["岡田", "おかだ"],
  ["長谷川", "はせがわ"],
  ["上野", "うえの"],
] as const;
const givens = [
  ["なぎさ", "なぎさ"],
  ["健", "けん"],
  ["葵", "あおい"],
  ["翔", "しょう"],
  ["陽菜", "ひな"],
  ["誠", "まこと"],
  ["結衣", "ゆい"],
  ["大輔", "だいすけ"],
  ["美咲", "みさき"],
  ["拓也", "たくや"],
  ["愛", "あい"],
  ["直樹", "なおき"],
  ["彩", "あや"],
  ["亮", "りょう"],
  ["舞", "まい"],
  ["剛", "つよし"],
  ["遥", "はるか"],
  ["蓮", "れん"],
  ["さくら", "さくら"],
  ["優", "ゆう"],
  ["隆", "たかし"],
  ["千夏", "ちなつ"],
  ["和也", "かずや"],
] as const;

const listOf = (words: readonly string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(", ")}])`;
const pick = (names: readonly (readonly [string, string])[], which: 0 | 1, n: string) =>
  `${listOf(names.map((name) => name[which]))}[1 + ${n} % ${names.length}]`;

/** Names of person or party `n`: 31 and 23 have no common divisor, so all pairs occur. */
export const nameOf = (n: string) => `${pick(families, 0, n)} || ' ' || ${pick(givens, 0, n)}`;
export const kanaOf = (n: string) => `${pick(families, 1, n)} || ' ' || ${pick(givens, 1, n)}`;
export const nicknameOf = (n: string) => pick(givens, 1, n);

/** The first and the last number, from 0, and how many there are altogether. */
export const insertUsers = `
  with made as (
    insert into "user" (id, name, email, "emailVerified", locale, "createdAt", "updatedAt")
    select md5('user' || n), ${nameOf("n")}, 'huge-' || n || '@example.jp', true,
      case when n % 10 = 0 then 'en' else 'ja' end, at, at
    from generate_series($1::int, $2::int) as n,
      lateral (select now() - (1 - n::float8 / $3::int) * interval '6 years' as at) as since
    returning id, email
  )
  insert into profile (user_id, handle) select id, 'huge_' || substring(email from '[0-9]+') from made`;

/** The newest two in a hundred are unanswered. */
export const insertInquiries = `
  insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, state, created_at, updated_at)
  select to_char(at, 'YYYY-MMDD') || '-' || upper(lpad(to_hex(n % 65536), 4, '0')),
    (array['event', 'payment', 'lost-property', 'group', 'press', 'other'])[1 + n % 6],
    ${nameOf("n")}, 'huge-' || n || '@example.jp', '席のことでお聞きします。' || n,
    locale, locale, case when n > $3::int * 0.98 then 'new' when n % 2 = 0 then 'answered' else 'closed' end, at, at
  from generate_series($1::int, $2::int) as n,
    lateral (select now() - (1 - n::float8 / $3::int) * interval '6 years' as at, case when n % 8 = 0 then 'en' else 'ja' end as locale) as facts`;

export const insertImages = `
  insert into image (id, state, media_type, byte_size, width, height, placeholder, alt_ja, created_at)
  select ${uuidOf("'image' || n")}, 'ready', 'image/webp', 200000, 1600, 1200, '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    '卓の写真', now() - (1 - n::float8 / $3::int) * interval '6 years'
  from generate_series($1::int, $2::int) as n`;

/** Over the two years for which lines are stored, by eight admins; one in fifty during an impersonation. */
export const insertAuditEntries = `
  insert into audit_entry (at, actor_id, acting_as_id, action, subject_kind, subject_id, before, after)
  select now() - (1 - n::float8 / $3::int) * interval '729 days', md5('user' || n % 8),
    case when n % 50 = 0 then md5('user' || 8 + n % 1000) end,
    (array['reservation.change', 'reservation.check-in', 'content.edit', 'content.publish'])[1 + n % 4],
    case when n % 4 < 2 then 'reservation' else 'event' end,
    ${uuidOf("case when n % 4 < 2 then 'reservation' else 'event' end || n")}::text, '{"seats": 1}', '{"seats": 2}'
  from generate_series($1::int, $2::int) as n`;
