import type {
  ContentDocument,
  ContentProblem,
  FieldValues,
} from "@takujo/contracts/platform/editing/content-document";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database";

/** Something of one kind as it stands in its own tables. */
export interface StoredContent {
  document: ContentDocument;
  /** As the table says: draft, published, changed, cancelled or archived. */
  state: string;
  publishedAt: Date | null;
}

/**
 * How one kind of content is read from its tables as a document and written back. Drafts, schedules and revisions are the same for
 * all kinds and know nothing of it.
 */
export interface ContentStore {
  read(db: Database, id: string): Promise<StoredContent | null>;
  /** Makes the tables say what a document without problems says, and the item public. */
  write(
    transaction: DatabaseTransaction,
    id: string,
    document: ContentDocument,
    publishedAt: Date,
  ): Promise<void>;
  /** What only the database knows to be wrong: an address that is taken, fewer seats than are reserved. */
  findProblems(db: Database, id: string, document: ContentDocument): Promise<ContentProblem[]>;
  /** Takes the item out of sight. Not for kinds that are never taken back. */
  archive?(transaction: DatabaseTransaction, id: string): Promise<void>;
  /** What the fields of a new one hold to begin with, where that is more than nothing. */
  begin?(db: Database): Promise<FieldValues>;
  /** Whether what stands there may still be changed. Always, where it is not said. */
  isEditable?(db: Database, id: string): Promise<boolean>;
}
