import { CompiledQuery, type Kysely } from "kysely";

/** Several statements in the place of one statement's values, by which the connection knows them (`named-statements.ts`). */
export class Pipeline {
  readonly statements: readonly CompiledQuery[];

  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements;
  }
}

type RowsOf<Query> = Query extends CompiledQuery<infer Row> ? Row[] : never;

/**
 * Sends statements in one round trip; the answer has the rows of each. They run one after the other as if sent alone: one behind
 * a lock sees what others committed while the lock was waited for, which a single statement with a lock in it would not.
 */
export async function sendPipeline<const Queries extends readonly CompiledQuery[]>(
  db: Pick<Kysely<never>, "executeQuery">,
  statements: Queries,
): Promise<{ -readonly [Index in keyof Queries]: RowsOf<Queries[Index]> }> {
  const text = statements.map(({ sql }) => sql).join(";\n");
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [new Pipeline(statements)]));
  return rows as never;
}
