-- What people say of themselves stands beside their plate only if they want; nobody was asked before.
alter table profile add column shows_about boolean not null default false;
