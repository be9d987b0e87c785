import pg from "pg";
import { createFriendToken } from "../../packages/booking/reservation/index.ts";
import { developmentSecret } from "../../packages/runtime/secret/secret-keys.ts";

/** Of a person of the seed, by the names that paths of the shots use. */
export async function seededIds(
  databaseUrl: string,
  email: string,
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(
      `select "user".id as user, address.id as address,
         (select id from news where slug = 'typhoon-and-snow-policy') as news,
         (select id from article where slug = 'deep-not-long') as article,
         (select id from character where slug = 'kikko') as character,
         (select event_id from reservation join event_session on event_session.id = event_session_id
           where code = '7K2M49XQ') as "receptionEvent",
         (select doors_at::text from event join event_session on event.id = event_id
           join reservation on event_session.id = event_session_id
           where code = '7K2M49XQ') as "receptionDoors",
         (select id from event where slug = 'two-player-night-quiet-border') as "movedEvent",
         (select id from contact_inquiry where state = 'new' order by created_at limit 1) as inquiry,
         (select id from contact_inquiry where state = 'answered' order by created_at limit 1) as answered,
         (select id from message where state = 'draft' order by created_at limit 1) as message,
         (select id from message where state = 'done' and event_id is not null order by created_at limit 1)
           as "sentMessage",
         (select id from message where state = 'done' and event_id is null order by created_at limit 1)
           as "sentNewsletter",
         (select slug || '/reservation/' || reservation.id
           from reservation join event_session on event_session.id = event_session_id
             join event on event.id = event_id
           where code = '7K2M49XQ') as "confirmedSteps",
         (select id from reservation where user_id = "user".id and state = 'confirmed'
           order by created_at limit 1) as confirmed,
         (select reservation.id from reservation join event_session on event_session.id = event_session_id
           where user_id = "user".id and reservation.state = 'attended' and ends_at < now()
           order by ends_at desc limit 1) as attended,
         (select reservation.id from reservation join event_session on event_session.id = event_session_id
           join visit_record on visit_record.event_session_id = event_session.id and visit_record.user_id = "user".id
           where reservation.user_id = "user".id and reservation.state = 'attended'
           order by ends_at desc limit 1) as written,
         (select id from event where slug = 'tea-road-evening') as "pastEvent",
         (select reservation_id from friend_seat where state = 'taken' limit 1) as party,
         (select id from friend_seat where state = 'open' limit 1) as "openSeat",
         (select id from friend_seat where state = 'taken' limit 1) as "takenSeat",
         (select id from reservation where user_id = "user".id and state = 'waiting'
           order by created_at limit 1) as waiting,
         (select id from reservation where user_id = "user".id and state = 'offered'
           order by created_at limit 1) as offered
       from "user" join address on address.user_id = "user".id and address.is_default
       where email = $1`,
      [email],
    );
    if (!rows[0]) throw new Error(`${email} is not in the seed, or has no address.`);
    const { openSeat = "", takenSeat = "", ...ids } = rows[0];
    return {
      ...ids,
      friendSeat: createFriendToken("friend seat", openSeat, developmentSecret),
      friendTicket: createFriendToken("friend ticket", takenSeat, developmentSecret),
    };
  } finally {
    await client.end();
  }
}
