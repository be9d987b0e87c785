/** The generated ids are recognizable, so that running it again adds nobody twice. */
export const insertUsers = `
  insert into "user" (id, name, email, "emailVerified", locale, "createdAt", "updatedAt")
  select 'measured-' || n, '計測 ' || n, 'measured-' || n || '@example.jp', true,
    case when n % 10 = 0 then 'en' else 'ja' end, at, at
  from generate_series(1, $1::int) as n, lateral (select now() - n * interval '2 hours' as at) as since
  on conflict do nothing`;

/** The newest two hundred are unanswered. */
export const insertInquiries = `
  insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, state, created_at, updated_at)
  select to_char(at, 'YYYY-MMDD') || '-' || upper(lpad(to_hex(n), 4, '0')),
    (array['event', 'payment', 'lost-property', 'group', 'press', 'other'])[1 + n % 6],
    '計測 ' || n, 'measured-' || n || '@example.jp', '計測のための問い合わせです。' || n,
    locale, locale, case when n <= 200 then 'new' when n % 2 = 0 then 'answered' else 'closed' end, at, at
  from generate_series(1, $1::int) as n,
    lateral (select now() - n * interval '3 hours' as at, case when n % 8 = 0 then 'en' else 'ja' end as locale) as facts
  where not exists (select from contact_inquiry where email = 'measured-1@example.jp')`;

/** By the organizer, backward from now; one in fifty during an impersonation. */
export const insertAuditEntries = `
  insert into audit_entry (at, actor_id, acting_as_id, action, subject_kind, subject_id, before, after, reason)
  select now() - n * interval '20 minutes', admin.id, case when n % 50 = 0 then 'measured-1' end,
    (array['reservation.change', 'reservation.check-in', 'content.edit', 'content.publish'])[1 + n % 4],
    case when n % 4 < 2 then 'reservation' else 'event' end, event.id::text,
    '{"seats": 1}', '{"seats": 2}', 'measured'
  from generate_series(1, $1::int) as n
    join event on event.slug = 'measured-' || (1 + n % $2::int)
    cross join (select id from "user" where email = 'desk@takujo.example') as admin
  where not exists (select from audit_entry where reason = 'measured')`;
