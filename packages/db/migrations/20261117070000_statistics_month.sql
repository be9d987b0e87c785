-- Months of finished events, counted every night.
create table statistics_month (
  month text primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  counting smallint not null,
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  counted_at timestamptz not null
);

comment on table statistics_month is 'The figures of a month by the calendar of Japan. Numbers and ids of games only, nothing of anybody.';
comment on column statistics_month.counting is 'The rules by which it was counted; a row of other rules is not read.';
