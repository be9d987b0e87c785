-- Pictures that the organizer uploads, and the answers to inquiries.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion, constraint-missing-not-valid

create table image (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused')),
  media_type text not null check (char_length(media_type) between 1 and 40),
  byte_size integer not null check (byte_size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text check (char_length(placeholder) <= 60),
  alt_ja text not null default '' check (char_length(alt_ja) <= 300),
  alt_en text not null default '' check (char_length(alt_en) <= 300),
  refusal text check (char_length(refusal) between 1 and 40),
  created_at timestamptz not null default now(),
  created_by_id text,
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'ready' or placeholder is not null)
);

comment on table image is
  'What was uploaded. The bytes are in the storage: as they were sent while the image waits, drawn anew in each width once it is ready.';
comment on column image.width is 'In pixels, as it is looked at: turned where the camera was.';
comment on column image.placeholder is 'A ThumbHash in base64, about 25 bytes.';
comment on column image.refusal is 'Why it could not be drawn.';

create index image_created_at_idx on image (created_at desc, id desc);

create function notify_image_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('content_changed', tag) from unnest(array['news', 'article', 'event']) as tag;
  return null;
end
$$;

create trigger image_changed after update of state, alt_ja, alt_en or delete on image
  for each statement execute function notify_image_changed();

create function shown_cover(cover jsonb, locale text) returns jsonb
language sql stable as $$
  select case when cover ? 'image' then (cover - 'image') || coalesce((
    select jsonb_build_object('picture', jsonb_build_object(
      'id', image.id,
      'width', image.width,
      'height', image.height,
      'placeholder', image.placeholder,
      'alt', case when locale = 'en' and image.alt_en <> '' then image.alt_en else image.alt_ja end
    ))
    from image where image.id = (cover ->> 'image')::uuid and image.state = 'ready'
  ), '{}'::jsonb) else cover end
$$;

comment on function shown_cover is
  'A cover with the picture that it names, as readers of a language see it; without it while the picture is not ready.';

alter table contact_inquiry
  drop constraint contact_inquiry_state_check,
  add constraint contact_inquiry_state_check check (state in ('new', 'open', 'answered', 'closed')),
  add column assignee_id text;

comment on column contact_inquiry.state is
  'new: nobody has looked after it. open: somebody does. answered: a reply went out. closed: nothing is left to do.';
comment on column contact_inquiry.assignee_id is 'The admin who looks after it.';

drop index contact_inquiry_state_idx;
create index contact_inquiry_state_idx on contact_inquiry (state, created_at desc, id desc);
create index contact_inquiry_created_at_idx on contact_inquiry (created_at desc, id desc);
create index contact_inquiry_unfinished_idx on contact_inquiry (created_at desc, id desc) where state <> 'closed';
create index contact_inquiry_assignee_idx on contact_inquiry (assignee_id, created_at desc, id desc)
  where state <> 'closed';
-- For what begins with the words typed.
create index contact_inquiry_name_idx on contact_inquiry (lower(name) text_pattern_ops);
create index contact_inquiry_email_search_idx on contact_inquiry (lower(email) text_pattern_ops);
create index contact_inquiry_receipt_idx on contact_inquiry (receipt text_pattern_ops);

create table inquiry_message (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references contact_inquiry (id) on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  body text not null check (char_length(body) between 1 and 4000),
  made_by_id text,
  at timestamptz not null default now()
);

comment on table inquiry_message is
  'What the organizer added to an inquiry: a reply goes to the person by mail, a note is for the house alone.';

create index inquiry_message_inquiry_idx on inquiry_message (inquiry_id, at);

create table canned_text (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 80),
  ja text not null check (char_length(ja) between 1 and 2000),
  en text not null default '' check (char_length(en) <= 2000),
  position integer not null default 0,
  created_at timestamptz not null default now()
);

comment on table canned_text is 'What is often replied. A text without English is offered for replies in Japanese only.';

create index canned_text_position_idx on canned_text (position, created_at, id);

-- What an admin did stays when they leave, but not who it was.
create function forget_organizer() returns trigger
language plpgsql as $$
begin
  update image set created_by_id = null where created_by_id = old.id;
  update contact_inquiry set assignee_id = null where assignee_id = old.id;
  update inquiry_message set made_by_id = null where made_by_id = old.id;
  return old;
end
$$;

create trigger organizer_deleted before delete on "user"
  for each row execute function forget_organizer();
