-- Which notes of the organizer the reception shows. Helpers there see no other.

alter table reservation_staff_note add column at_reception boolean not null default false;
alter table person_staff_note add column at_reception boolean not null default false;

-- Until now the reception showed every note about a reservation.
update reservation_staff_note set at_reception = true;

comment on table reservation_staff_note is
  'For the organizer, and with at_reception for the reception: in no mail, page or export of the customer.';
comment on table person_staff_note is
  'For the organizer, and with at_reception for the reception. Without a foreign key, because everything that points at a person is exported to them; forget_user removes it.';
