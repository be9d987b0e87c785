-- no transaction
create index concurrently if not exists reservation_price_code_id_idx on reservation (price_code_id, user_id)
  where price_code_id is not null;
