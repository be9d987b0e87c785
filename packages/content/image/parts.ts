import type { Database } from "@takujo/runtime/database/database";
import type { Storage } from "@takujo/runtime/storage/storage";

/** Images consist of rows and files. */
export interface ImageParts {
  db: Database;
  storage: Storage;
}
