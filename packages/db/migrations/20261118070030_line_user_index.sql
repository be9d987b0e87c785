-- no transaction
create unique index concurrently if not exists account_line_user_idx on account ("userId")
  where "providerId" = 'line';
