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

/**
 * A query that is built once. Building and compiling with Kysely takes several times as long as running the statement, and the
 * text is always the same.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Database, argument: Argument<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) =>
      sql.val(new Blank(name) as never),
    ).compile() as CompiledQuery<Row>;
    const parameters = compiled.parameters.map((value) =>
      value instanceof Blank ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
