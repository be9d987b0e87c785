import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";

/** An item as stored in the tables of its kind. */
export interface StoredContent {
  document: ContentDocument;
  /** The table's state: draft, published, changed, canceled or archived. */
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
  /** Throws the reason why an item cannot be hidden, to show it before asking; `archive` throws it too. */
  assertArchivable?(db: Database, id: string): Promise<void>;
  /** Initial values of a new item that are not empty. Null without any. */
  begin?(
    db: Database,
  ): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null>;
  /** Whether the stored item may still be changed; always, if absent. */
  isEditable?(db: Database, id: string): Promise<boolean>;
}
