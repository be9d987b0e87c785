-- People who wait have given no name yet: reservations are found by the name and the address of the account as well.
-- squawk-ignore-file require-concurrent-index-creation

create index user_search_idx on "user" using gin (reservation_search(name, '', '')) where name <> '';
create index user_email_beginning_idx on "user" ((email collate "C"));
