alter table site add column demo_filled_at timestamptz;

comment on column site.demo_filled_at is
  'Of a demo: when it was last emptied and filled with the sample content, as happens every night. Null on a real site, which is never emptied.';
