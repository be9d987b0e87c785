-- By itself: it reads all reservations, which others may read and write meanwhile.
alter table reservation validate constraint reservation_price_code_id_fkey;
