-- Names in other letters have no reading, and not every country has postal codes or regions.
alter table address
  drop constraint address_kana_check,
  drop constraint address_postal_code_check,
  drop constraint address_prefecture_check,
  add constraint address_kana_check check (char_length(kana) <= 80) not valid,
  add constraint address_postal_code_check
    check (char_length(postal_code) <= 20 and (country <> 'JP' or postal_code <> '')) not valid,
  add constraint address_prefecture_check
    check (char_length(prefecture) <= 40 and (country <> 'JP' or prefecture <> '')) not valid;
