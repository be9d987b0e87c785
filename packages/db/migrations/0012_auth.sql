-- Tables and columns are named as the library of packages/auth names them; it reads and writes them itself.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  "emailVerified" boolean not null default false,
  image text,
  role text not null default 'user',
  banned boolean not null default false,
  "banReason" text,
  "banExpires" timestamptz,
  locale text not null default 'ja' check (locale in ('ja', 'en')),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

comment on column "user".role is 'One role, or several with commas between.';
comment on column "user".locale is 'The language in which this person first signed in; mails are written in it.';

create table session (
  id text primary key,
  token text not null unique,
  "userId" text not null references "user" (id) on delete cascade,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "impersonatedBy" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create index session_user_id_idx on session ("userId");
create index session_expires_at_idx on session ("expiresAt");

create table account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create index account_user_id_idx on account ("userId");

create table verification (
  id text primary key,
  identifier text not null unique,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

comment on table verification is
  'Codes and challenges that wait for their answer. Unique: a new code takes the place of the one before.';

create index verification_expires_at_idx on verification ("expiresAt");

create table passkey (
  id text primary key,
  name text,
  "publicKey" text not null,
  "userId" text not null references "user" (id) on delete cascade,
  "credentialID" text not null unique,
  counter bigint not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  aaguid text,
  "createdAt" timestamptz default now()
);

create index passkey_user_id_idx on passkey ("userId");

create table jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  alg text,
  crv text,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz
);

comment on table jwks is 'Keys that sign the tokens for the APIs. The private part is encrypted.';

create table rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
