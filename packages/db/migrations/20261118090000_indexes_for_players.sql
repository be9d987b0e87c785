-- no transaction
-- What is forgotten 90 days after an event, found by its age.
create index concurrently if not exists friend_seat_created_at_idx on friend_seat (created_at);
create index concurrently if not exists table_proposal_created_at_idx on table_proposal (created_at);
create index concurrently if not exists game_interest_created_at_idx on game_interest (created_at);

-- What a worker had in its hands is looked for before every slice, however many wait.
create index concurrently if not exists event_notice_sending_idx on event_notice (user_id) where state = 'sending';
