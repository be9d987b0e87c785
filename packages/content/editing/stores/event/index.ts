import type { ContentStore } from "../../content-store.ts";
import { archiveEvent, assertNoReservations } from "./archive-event.ts";
import { beginEvent } from "./begin-event.ts";
import { findEventProblems } from "./find-event-problems.ts";
import { readEvent } from "./read-event.ts";
import { writeEvent } from "./write-event.ts";

/** An event with its texts, games, guides and sessions. */
export const eventStore: ContentStore = {
  read: readEvent,
  write: writeEvent,
  findProblems: findEventProblems,
  archive: archiveEvent,
  assertArchivable: assertNoReservations,
  begin: beginEvent,
};
