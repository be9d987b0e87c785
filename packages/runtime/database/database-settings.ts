import { z } from "zod";

/** Empty means that there is none, as in .env.example. */
export const optionalDatabaseAddress = z
  .literal("")
  .transform(() => undefined)
  .or(z.string().startsWith("postgres", "must be a PostgreSQL address"))
  .optional();

/** In milliseconds. */
export interface DatabaseTimeouts {
  /** Longest duration of a statement. */
  statement: number;
  /** Longest wait for a lock outside a transaction, usually by a read: only schema changes block it. */
  lock: number;
  /** Longest wait for a lock inside a transaction, where others change the same rows. */
  transactionLock: number;
  /** PostgreSQL ends a transaction that is idle for this long, and releases its locks. */
  idleInTransaction: number;
}

const milliseconds = (usual: number) => z.coerce.number().int().min(1).default(usual);

/** Environment variables for the database timeouts. */
export const databaseTimeoutShape = (usual: DatabaseTimeouts) => ({
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(usual.statement),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds(usual.lock),
  DATABASE_TRANSACTION_LOCK_TIMEOUT_MS: milliseconds(usual.transactionLock),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: milliseconds(usual.idleInTransaction),
});

export const databaseTimeouts = (
  env: z.output<z.ZodObject<ReturnType<typeof databaseTimeoutShape>>>,
): DatabaseTimeouts => ({
  statement: env.DATABASE_STATEMENT_TIMEOUT_MS,
  lock: env.DATABASE_LOCK_TIMEOUT_MS,
  transactionLock: env.DATABASE_TRANSACTION_LOCK_TIMEOUT_MS,
  idleInTransaction: env.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
});
