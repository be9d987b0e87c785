import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type ListedPage,
  nameOfId,
  type PageRecord,
  type RouteRecord,
} from "../../apps/web/app/shell/routing/record.ts";
import { root } from "../env.ts";

const app = join(root, "apps/web/app");
const asHandle = 'export { record as handle } from "./record.ts";';

/** Writes the list of all records, for the route config and the server, and of what browsers know of pages before they load them: those of the admin apart, because few visitors need them. */
export async function generateRouteRecords(folder: string): Promise<void> {
  const files = globSync("routes/**/{page.tsx,route.ts}", { cwd: app }).sort();
  const routes = await Promise.all(
    files.map(async (file) => {
      const recordFile = join(app, dirname(file), "record.ts");
      if (!existsSync(recordFile)) throw new Error(`${file} needs a record.ts beside it`);
      // The shell reads the record of the current page from there.
      if (file.endsWith(".tsx") && !readFileSync(join(app, file), "utf8").includes(asHandle)) {
        throw new Error(`${file} must say: ${asHandle}`);
      }
      const { record } = (await import(recordFile)) as { record: RouteRecord };
      return { file, record };
    }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "route-records.ts"), listOf(routes));
  const pages = browserPagesOf(routes.map(({ record }) => record));
  const isAdmin = ({ path }: ListedPage) => path === "/admin" || path.startsWith("/admin/");
  writeFileSync(
    join(folder, "browser-pages.ts"),
    browserListOf(pages.filter((page) => !isAdmin(page))),
  );
  writeFileSync(join(folder, "browser-admin-pages.ts"), browserListOf(pages.filter(isAdmin)));
}

function listOf(routes: { file: string; record: RouteRecord }[]): string {
  const imports = routes.map(
    ({ file, record }) =>
      `import { record as ${nameOfId(record.id)} } from "../${dirname(file)}/record.ts";`,
  );
  const entries = routes.map(
    ({ file, record }) => `  { record: ${nameOfId(record.id)}, file: "${file}" },`,
  );
  return `${imports.join("\n")}
import type { RouteRecord } from "../shell/routing/record.ts";

export const routeFiles: { record: RouteRecord; file: string }[] = [
${entries.join("\n")}
];
`;
}

const browserPagesOf = (records: RouteRecord[]): ListedPage[] =>
  records
    .filter((record): record is PageRecord => "title" in record && !record.development)
    .map(({ id, path, title, messages, menu }) => ({
      id,
      path,
      ...(title !== nameOfId(id) && { title }),
      ...(messages && { messages }),
      ...(menu && { menu }),
    }));

const browserListOf = (pages: ListedPage[]) =>
  `import type { ListedPage } from "../shell/routing/record.ts";

export const listedPages: ListedPage[] = ${JSON.stringify(pages, null, 2)};
`;
