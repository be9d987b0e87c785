import pg from "pg";
import { articleSeeds } from "./article/index.ts";
import { insertArticle } from "./article/insert-article.ts";
import { boardGameSeeds } from "./board-game/index.ts";
import { insertBoardGame } from "./board-game/insert-board-game.ts";
import { insertBoxes, insertLoans } from "./box.ts";
import { characterSeeds, insertCharacter } from "./character.ts";
import { eventSeeds } from "./event/index.ts";
import { insertEvent, insertSeries } from "./event/insert-event.ts";
import { faqSeeds } from "./faq/index.ts";
import { insertFaq } from "./faq/insert-faq.ts";
import { insertFollows } from "./follow.ts";
import { insertFriendSeats } from "./friend-seat.ts";
import { insertInquiries } from "./inquiry.ts";
import { legalSeeds } from "./legal/index.ts";
import { insertLegal } from "./legal/insert-legal.ts";
import { insertMessages } from "./message.ts";
import { newsSeeds } from "./news/index.ts";
import { insertNews } from "./news/insert-news.ts";
import { insertPasses } from "./pass.ts";
import { insertProposedTables } from "./proposed-table.ts";
import { nameSite } from "./site.ts";
import { insertStaff, staffSeeds } from "./staff.ts";
import { insertSynonyms } from "./synonym.ts";
import { insertUser, userSeeds } from "./user.ts";
import { insertVenue, venueSeeds } from "./venue.ts";
import { insertVisits } from "./visit.ts";

/** Fills a migrated database with a believable organizer. Safe to repeat: existing items are not changed. */
export async function seed(connectionString: string, now = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    await insertSeed(client, now);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

/** In the order of references between the items. */
export async function insertSeed(client: pg.Client, now: Date): Promise<void> {
  await nameSite(client);
  await insertSynonyms(client);
  for (const item of newsSeeds) await insertNews(client, item, now);
  for (const game of boardGameSeeds) await insertBoardGame(client, game);
  for (const [index, person] of staffSeeds.entries()) await insertStaff(client, person, index);
  for (const [index, character] of characterSeeds.entries()) {
    await insertCharacter(client, character, index);
  }
  for (const article of articleSeeds) await insertArticle(client, article, now);
  for (const [index, faq] of faqSeeds.entries()) await insertFaq(client, faq, index);
  for (const legal of legalSeeds) await insertLegal(client, legal);
  for (const venue of venueSeeds) await insertVenue(client, venue);
  for (const user of userSeeds) await insertUser(client, user, now);
  await insertInquiries(client, now);
  // Includes the reservations.
  for (const event of eventSeeds) await insertEvent(client, event, now);
  await insertSeries(client, eventSeeds, now);
  await insertMessages(client, now);
  await insertPasses(client, now);
  await insertBoxes(client, now);
  await insertLoans(client, now);
  await insertProposedTables(client, now);
  await insertFriendSeats(client, now);
  await insertVisits(client);
  await insertFollows(client, now);
}
