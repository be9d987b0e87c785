import { z } from "zod";

/** Empty means that there is none, as in .env.example. */
export const optionalDatabaseAddress = z
  .literal("")
  .transform(() => undefined)
  .or(z.string().startsWith("postgres", "must be a PostgreSQL address"))
  .optional();
