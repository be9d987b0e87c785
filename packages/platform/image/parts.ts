import type { Database } from "@takujo/runtime/database";
import type { Storage } from "@takujo/runtime/storage/storage";

/** What images are made of: rows, and files. */
export interface ImageParts {
  db: Database;
  storage: Storage;
}
