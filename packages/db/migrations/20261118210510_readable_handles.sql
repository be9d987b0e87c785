-- Whoever has no display name is called by the handle, in mails and invitations too: new ones are words that can be read and said.
create or replace function give_profile(person text) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  manners constant text[] := array['amber', 'brave', 'calm', 'clever', 'cozy', 'eager', 'fair', 'gentle', 'golden', 'happy',
    'jolly', 'kind', 'lively', 'lucky', 'mellow', 'merry', 'misty', 'quiet', 'ruby', 'sunny', 'swift', 'tidy', 'warm', 'witty'];
  animals constant text[] := array['badger', 'bear', 'cat', 'crane', 'deer', 'duck', 'falcon', 'finch', 'fox', 'frog', 'hare',
    'heron', 'koala', 'lark', 'lynx', 'mole', 'newt', 'otter', 'owl', 'panda', 'pigeon', 'quail', 'rabbit', 'raven', 'robin',
    'seal', 'sparrow', 'swan', 'tiger', 'turtle', 'whale', 'wren'];
begin
  loop
    insert into profile (user_id, handle) values (person, concat_ws('_',
      manners[1 + floor(random() * array_length(manners, 1))::integer],
      animals[1 + floor(random() * array_length(animals, 1))::integer],
      1000 + floor(random() * 9000)::integer)) on conflict (handle) do nothing;
    exit when found;
  end loop;
end
$$;
