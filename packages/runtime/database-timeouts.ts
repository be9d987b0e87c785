import { z } from "zod";

/** In milliseconds. */
export interface DatabaseTimeouts {
  /** How long a statement may take. */
  statement: number;
  /** How long one outside a transaction, a read in most cases, waits for a lock: only changes of the schema keep it waiting. */
  lock: number;
  /** How long one inside a transaction waits, where others change the same rows. */
  transactionLock: number;
  /** After this much silence PostgreSQL ends a transaction, and frees what it locked. */
  idleInTransaction: number;
}

const milliseconds = (usual: number) => z.coerce.number().int().min(1).default(usual);

/** The part of an environment that says how patient a program is with its database. */
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
