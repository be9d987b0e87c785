import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";

/** An item as stored in the tables of its kind. */
export interface StoredContent {
  document: ContentDocument;
  /** The table's state: draft, published, changed, cancelled or archived. */
  state: string;
  publishedAt: Date | null;
}

/**
 * Reads one kind of content from its tables as a document and writes it back. Drafts, schedules and revisions are the same for
 * all kinds and do not depend on it.
 */
export interface ContentStore {
  read(db: Database, id: string): Promise<StoredContent | null>;
  /** Writes a document without problems to the tables and makes the item public. */
  write(
    transaction: DatabaseTransaction,
    id: string,
    document: ContentDocument,
    publishedAt: Date,
  ): Promise<void>;
  /** Problems that only the database knows: a slug that is taken, fewer seats than are reserved. */
  findProblems(db: Database, id: string, document: ContentDocument): Promise<ContentProblem[]>;
  /** Hides the item from the public. Absent for kinds that are never withdrawn. */
  archive?(transaction: DatabaseTransaction, id: string): Promise<void>;
  /** Throws what keeps an item from being hidden, for whoever is about to ask for it; `archive` throws it by itself. */
  demandArchivable?(db: Database, id: string): Promise<void>;
  /** Initial values of a new item, where they are not empty. Null if there are none to be had. */
  begin?(
    db: Database,
  ): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null>;
  /** Whether the stored item may still be changed; always, if absent. */
  isEditable?(db: Database, id: string): Promise<boolean>;
}
