import type { Database } from "@takujo/runtime/database/database";

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

export interface Explained {
  /** The text of the query. */
  sql: string;
  root: PlanNode;
  /** The root and everything below it. */
  nodes: PlanNode[];
}

/** The plans of all queries that the call sends, as PostgreSQL really ran them. */
export async function explainQueries(
  db: Database,
  call: (db: Database) => Promise<unknown>,
): Promise<Explained[]> {
  const plans: Explained[] = [];
  const explaining = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "executeQuery") return typeof value === "function" ? value.bind(target) : value;
      return async (query: { sql: string }) => {
        const explained = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
        const { rows } = await target.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
          explained as never,
        );
        for (const { "QUERY PLAN": found } of rows) {
          for (const { Plan: root } of found) {
            plans.push({ sql: query.sql, root, nodes: allNodes(root) });
          }
        }
        return target.executeQuery(query as never);
      };
    },
  });
  await call(explaining);
  return plans;
}

const allNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allNodes)];

/**
 * Number of table rows read, returned or not. Unlike the planner's figures this does not depend on how many rows of a small
 * table fit a page.
 */
export const rowsLookedAt = ({ nodes }: Explained) =>
  nodes
    .filter((node) => node["Relation Name"])
    .reduce((total, node) => {
      const removed =
        (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
      return total + ((node["Actual Rows"] ?? 0) + removed) * (node["Actual Loops"] ?? 0);
    }, 0);

/** The same for some tables; others are so small that it does not matter how they are read. */
export const rowsLookedAtIn = (tables: string[], plan: Explained) =>
  rowsLookedAt({
    ...plan,
    nodes: plan.nodes.filter((node) => tables.includes(node["Relation Name"] ?? "")),
  });

export const tablesReadWhole = (plans: Explained[]) =>
  plans.flatMap(({ nodes }) =>
    nodes
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"] ?? ""),
  );
