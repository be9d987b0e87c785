-- By itself: it reads all rows, which others may read and write meanwhile.
alter table event validate constraint event_prices_list;
alter table reservation validate constraint reservation_prices_list;
