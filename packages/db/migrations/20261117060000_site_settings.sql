-- What the organizer says of the house: address, hours, sender of the mails and more, as one document beside the name.
alter table site add column settings jsonb not null default '{}';

comment on column site.settings is
  'A document: packages/contracts/content/site-settings.ts. What it lacks has not been said yet. The name stands in columns of its own, which the former version reads.';
comment on table content_revision is
  'What each publication made public. Of the kind "site": what each save of the settings said, under an id of zeros.';
