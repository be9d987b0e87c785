-- A house in another country has a postal code of another form.
alter table venue
  drop constraint venue_postal_code_check,
  add constraint venue_postal_code_check
    check (postal_code ~ '^[0-9A-Za-z][0-9A-Za-z -]{1,8}[0-9A-Za-z]$') not valid;
