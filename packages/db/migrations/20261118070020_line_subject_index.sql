-- no transaction
create unique index concurrently if not exists account_line_subject_idx on account ("accountId")
  where "providerId" = 'line';
