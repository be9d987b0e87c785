import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { frameOf } from "../../apps/web/app/shell/routing/frame-of.ts";
import {
  isPage,
  type ListedPage,
  nameOfId,
  type PageRecord,
  type Pages,
} from "../../apps/web/app/shell/routing/record.ts";
import { root } from "../env.ts";

const app = join(root, "apps/web/app");

/** A `pages.ts`, and the folder in which it stands. */
interface Table {
  folder: string;
  pages: Pages;
}

/** Writes the list of all records, for the route config and the server, and of what browsers know of pages: those in the admin's layout apart, because few visitors need them. */
export async function generateRouteRecords(folder: string): Promise<void> {
  const tables = await readTables();
  const files = globSync("routes/**/{page.tsx,route.ts}", { cwd: app }).sort();
  const routes = files.map((file) => findRecord(file, tables));
  refuseUnused(tables, routes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "route-records.ts"), listOf(tables, routes));
  const pages = routes.filter(({ file }) => file.endsWith("page.tsx"));
  const isAdmins = (page: FoundRoute) => frameOf(page) === "routes/admin";
  writeFileSync(
    join(folder, "browser-pages.ts"),
    browserListOf(pages.filter((page) => !isAdmins(page))),
  );
  writeFileSync(join(folder, "browser-admin-pages.ts"), browserListOf(pages.filter(isAdmins)));
}

async function readTables(): Promise<Table[]> {
  const folders = globSync("routes/**/pages.ts", { cwd: app }).map(dirname).sort();
  return Promise.all(
    folders.map(async (folder) => {
      const { pages } = (await import(join(app, folder, "pages.ts"))) as Pick<Table, "pages">;
      return { folder, pages };
    }),
  );
}

interface FoundRoute {
  file: string;
  record: Pages[string];
  table: Table;
  /** The page's folder, as its table names it. */
  name: string;
}

/** In the nearest table: the longest folder wins. */
function findRecord(file: string, tables: Table[]): FoundRoute {
  const [table] = tables
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length);
  const name = relative(table?.folder ?? "routes", dirname(file));
  const record = table?.pages[name];
  if (!table || !record)
    throw new Error(`${file} needs the record "${name}" in the nearest pages.ts`);
  return { file, record, table, name };
}

function refuseUnused(tables: Table[], routes: FoundRoute[]) {
  const used = new Set(routes.map(({ record }) => record));
  for (const { folder, pages } of tables) {
    for (const [name, record] of Object.entries(pages)) {
      if (!used.has(record))
        throw new Error(`${folder}/pages.ts names "${name}", which is no page`);
    }
  }
}

const tableName = ({ folder }: Table) =>
  nameOfId(folder.replace(/^routes\/?/, "").replaceAll("/", "-")) || "single";

function listOf(tables: Table[], routes: FoundRoute[]): string {
  const imports = tables.map(
    (table) => `import { pages as ${tableName(table)} } from "../${table.folder}/pages.ts";`,
  );
  const entries = routes.map(({ file, table, name }) => {
    const key = /^[a-z]+$/.test(name) ? `.${name}` : `["${name}"]`;
    return `  { record: ${tableName(table)}${key}, file: "${file}" },`;
  });
  return `${imports.join("\n")}
import type { RouteRecord } from "../shell/routing/record.ts";

export const routeFiles: { record: RouteRecord; file: string }[] = [
${entries.join("\n")}
];
`;
}

const listedPage = ({ auth, ...page }: PageRecord): ListedPage => ({
  id: page.id,
  path: page.path,
  ...(page.title !== nameOfId(page.id) && { title: page.title }),
  ...(page.menu && { menu: page.menu }),
  ...(page.layout && { layout: page.layout }),
  ...(page.background && { background: page.background }),
  ...(auth !== false && { auth: typeof auth === "object" ? { only: auth.only } : auth }),
  ...(page.breadcrumbHidden && { breadcrumbHidden: true }),
  ...(page.noIndex && { noIndex: true }),
  ...(page.messages && { messages: page.messages }),
  ...(page.section && page.frame !== false && { section: page.section }),
});

function browserListOf(routes: FoundRoute[]) {
  const pages = routes
    .map(({ record }) => record)
    .filter(isPage)
    .filter(({ development }) => !development);
  return `import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = ${JSON.stringify(pages.map(listedPage), null, 2)};
`;
}
