import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";

/** Placeholder in a prepared query for a value of each call. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Argument<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** `with` gives the statement with its values instead of running it. */
export interface PreparedQuery<Values extends object, Row> {
  (db: Database, values: Values): Promise<Row[]>;
  with(db: Database, values: Values): CompiledQuery<Row>;
}

/**
 * A query that is built once. Building and compiling with Kysely takes several times as long as running the statement, and the
 * text is always the same.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Database, argument: Argument<Values>) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  function statementWith(db: Database, values: Values): CompiledQuery<Row> {
    compiled ??= build(db, (name) =>
      sql.val(new Blank(name) as never),
    ).compile() as CompiledQuery<Row>;
    const parameters = compiled.parameters.map((value) =>
      value instanceof Blank ? values[value.name as keyof Values] : value,
    );
    return { ...compiled, parameters };
  }
  async function run(db: Database, values: Values): Promise<Row[]> {
    const { rows } = await db.executeQuery<Row>(statementWith(db, values));
    return rows;
  }
  return Object.assign(run, { with: statementWith });
}
