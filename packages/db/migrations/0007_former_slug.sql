create table former_slug (
  kind text not null check (kind in ('news', 'article', 'event', 'character')),
  slug text not null,
  item_id uuid not null,
  replaced_at timestamptz not null default now(),
  primary key (kind, slug)
);

comment on table former_slug is 'Addresses that were once given out. They lead to the page of the item for good.';

create function keep_former_slug() returns trigger
language plpgsql as $$
begin
  if new.slug <> old.slug then
    delete from former_slug where kind = tg_argv[0] and slug = new.slug;
    insert into former_slug (kind, slug, item_id) values (tg_argv[0], old.slug, old.id)
      on conflict (kind, slug) do update set item_id = excluded.item_id, replaced_at = now();
  end if;
  return null;
end
$$;

create trigger news_slug_changed after update of slug on news
  for each row execute function keep_former_slug('news');
create trigger article_slug_changed after update of slug on article
  for each row execute function keep_former_slug('article');
create trigger event_slug_changed after update of slug on event
  for each row execute function keep_former_slug('event');
create trigger character_slug_changed after update of slug on character
  for each row execute function keep_former_slug('character');
