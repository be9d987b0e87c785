-- no transaction
-- Few of all parties have one. By it the organizer finds them, and a deleted account its address.
create index concurrently if not exists reservation_guest_email_idx on reservation ((guest_email collate "C")) where guest_email <> '';
