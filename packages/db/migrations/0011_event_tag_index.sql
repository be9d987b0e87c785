-- The list with a tag walks the events of that tag alone, in their order, and counts them without reading the table.
-- An index cannot be ordered within each element of an array, hence one for each of the tags that the table's check knows.
-- A new tag gets its own here; packages/platform/event/query-plan.test.ts says so if it is missing.
-- squawk-ignore-file require-concurrent-index-creation

create index event_beginner_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{beginner}';
create index event_taught_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{taught}';
create index event_english_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{english}';
create index event_family_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{family}';
create index event_alone_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{alone}';
create index event_two_player_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{two-player}';
create index event_cooperative_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{cooperative}';
create index event_heavy_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{heavy}';
create index event_new_games_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{new-games}';
create index event_adults_idx on event (starts_at, id) include (ends_at, published_at, tags)
  where state <> 'draft' and tags @> '{adults}';
