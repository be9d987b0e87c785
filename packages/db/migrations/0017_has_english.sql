-- Items are said to have English from the start and marked where they do not, so that whoever writes many items with both texts at
-- once has none of them written a second time.

alter table news alter column has_english set default true;
alter table article alter column has_english set default true;
alter table event alter column has_english set default true;

create or replace function keep_has_english() returns trigger
language plpgsql as $$
begin
  execute format(
    'update %1$I as item set has_english = not has_english
      where item.id in (select %2$I from touched) and item.has_english <> exists (
        select from %3$I as text where text.%2$I = item.id and text.locale = ''en'')',
    tg_argv[0], tg_argv[1], tg_table_name
  );
  return null;
end
$$;
