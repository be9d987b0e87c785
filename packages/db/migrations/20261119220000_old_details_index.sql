-- no transaction
-- Every detail is forgotten 90 days after the visit, also of a party that gave neither name nor telephone.
-- The former version looks by reservation_details_idx, which goes when no version does.
create index concurrently if not exists reservation_old_details_idx on reservation (event_session_id)
  where name <> '' or kana <> '' or phone <> '' or guest_email <> '' or note <> ''
    or guests <> '[]' or answers <> '{}' or address is not null;
