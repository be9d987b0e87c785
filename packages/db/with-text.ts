import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { DB } from "./schema.ts";
import { textColumns } from "./text-columns.ts";

type TextTable = keyof typeof textColumns;

type Text = {
  [Table in TextTable]: Pick<
    DB[Table],
    Extract<(typeof textColumns)[Table][number] | "locale", keyof DB[Table]>
  >;
};

type TablesWith<Table extends TextTable, Tables> = {
  [Name in keyof Tables | Table]: Name extends Table
    ? Text[Table]
    : Name extends keyof Tables
      ? Tables[Name]
      : never;
};

/**
 * For `$call`: joins an item's text in the wanted language, or else the Japanese one, which always exists. It is named like its
 * table. A text is taken as a whole, so that no Japanese notice appears beside an English text.
 *
 * Both texts are joined to the query itself, and the choice is a subquery without tables, which the planner dissolves. If the
 * two stood in one subquery, it would be planned apart in a query of more than eight tables, and read all texts.
 */
export function withText<Table extends TextTable, Alias extends string, Column extends string>(
  table: Table,
  item: `${Alias}.${Column}`,
  locale: Expression<string>,
) {
  const owner = table.replace(/_text$/, "_id");
  const ja = (column: string) => sql.ref(`${table}_ja.${column}`);
  const wanted = (column: string) => sql.ref(`${table}_wanted.${column}`);
  const texts = (alias: string) => sql<object>`${sql.table(table)}`.as<"text">(sql.ref(alias));
  const chosen = ["locale", ...textColumns[table]].map(
    (column) =>
      sql`case when ${wanted("locale")} is null then ${ja(column)} else ${wanted(column)} end as ${sql.ref(column)}`,
  );
  // Nothing more can be called on the query if `item` is not a column of its tables.
  type Joined<Tables, In extends keyof Tables, Row> = Alias extends In
    ? Column extends keyof Tables[Alias]
      ? SelectQueryBuilder<TablesWith<Table, Tables>, In | Table, Row>
      : never
    : never;
  return <Tables, In extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, In, Row>) =>
    (query as unknown as SelectQueryBuilder<DB, never, Row>)
      .innerJoin(texts(`${table}_ja`), (join) =>
        join.on(sql<boolean>`${ja(owner)} = ${sql.ref(item)} and ${ja("locale")} = 'ja'`),
      )
      .leftJoin(texts(`${table}_wanted`), (join) =>
        join.on(
          sql<boolean>`${wanted(owner)} = ${sql.ref(item)} and ${wanted("locale")} = ${locale}`,
        ),
      )
      .innerJoinLateral(
        sql<object>`(select ${sql.join(chosen)})`.as<"text">(sql.ref(table)),
        (join) => join.onTrue(),
      ) as unknown as Joined<Tables, In, Row>;
}
