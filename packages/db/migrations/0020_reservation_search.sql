-- How the organizer finds reservations: newest first by state, by name, by code and by telephone.
-- squawk-ignore-file require-concurrent-index-creation, changing-column-type, disallowed-unique-constraint, constraint-missing-not-valid

-- Compared sign by sign, so that its own index finds codes by their beginning too.
alter table reservation alter column code type text collate "C";

create function search_words(words text) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return search_pairs(words) || array(
    select word from unnest(string_to_array(search_fold(words), ' ')) as word where char_length(word) = 1
  );
end
$$;

comment on function search_words(text) is 'The pairs of all words, and those words that are no pair.';

create function reservation_words(name text, kana text, nickname text) returns text
language plpgsql immutable parallel safe as $$
begin
  return regexp_replace(search_fold(name), '\s', '', 'g') || ' ' || regexp_replace(search_fold(kana), '\s', '', 'g')
    || ' ' || regexp_replace(search_fold(nickname), '\s', '', 'g');
end
$$;

comment on function reservation_words(text, text, text) is
  'What a party is searched by: a family name and a given name are written with a space between them, and without.';

create function reservation_search(name text, kana text, nickname text) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return search_words(reservation_words(name, kana, nickname)) || search_words(name || ' ' || kana);
end
$$;

create function phone_backwards(phone text) returns text
language sql immutable parallel safe as $$
  select reverse(regexp_replace(phone, '[^0-9]', '', 'g'))
$$;

comment on function phone_backwards(text) is 'Its digits from the last: people are found by the last four of them.';

-- A hold has neither name nor telephone, so that it is in none of these two.
create index reservation_search_idx on reservation using gin (reservation_search(name, kana, nickname))
  where name <> '' or nickname <> '';
create index reservation_phone_idx on reservation ((phone_backwards(phone) collate "C")) where phone <> '';
create index reservation_newest_idx on reservation (state, created_at desc, id desc);

alter table reservation_transition drop constraint reservation_transition_cause_check;
alter table reservation_transition add constraint reservation_transition_cause_check check (cause in (
  'hold', 'confirm', 'change', 'cancel', 'late-cancel', 'expire', 'join', 'leave', 'offer', 'accept',
  'decline', 'lapse', 'go-ahead', 'call-off', 'event-changed', 'event-cancelled', 'remind', 'answer', 'arrive', 'miss',
  'restore', 'resend'
));

comment on column reservation_transition.detail is
  'What else is worth telling: the position in the queue, until when an offer stands, why the organizer cancelled, which mail was written.';
