create table postal_area (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[0-9]{7}$'),
  prefecture text not null check (prefecture <> ''),
  city text not null check (city <> ''),
  town text not null,
  prefecture_kana text,
  city_kana text,
  town_kana text,
  office text check (office <> ''),
  street text check (street <> ''),
  check (street is null or office is not null),
  unique nulls not distinct (code, prefecture, city, town, office)
);

comment on table postal_area is
  'What each Japanese postal code stands for, in the order of the file it came from. Written by the import only, which replaces it.';
comment on column postal_area.town is 'Empty where the code stands for a whole city, or for what is not listed in it.';
comment on column postal_area.office is 'The office that has this code for itself; null for an ordinary area.';
comment on column postal_area.street is 'Block and number, which only the code of an office tells.';
