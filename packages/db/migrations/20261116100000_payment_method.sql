-- How money was taken at the door.
-- squawk-ignore-file adding-required-field, constraint-missing-not-valid, adding-not-nullable-field

alter table check_in add column method text not null default 'cash' check (method in ('cash', 'qr', 'card'));

comment on column check_in.method is 'How the money of this mark was paid; of no meaning where none was.';
