import { isPage, type RouteRecord } from "./record.ts";

/** Folders whose pages share a `layout.tsx`. It has no path and no record: each page's record says who may see it. */
export const framedFolders = ["routes/admin", "routes/user"];

interface RouteFile {
  record: RouteRecord;
  file: string;
}

/** The folder whose layout frames a page. */
export const frameOf = ({ record, file }: RouteFile): string | undefined =>
  isPage(record) && file.endsWith("page.tsx") && record.frame !== false
    ? framedFolders.find((folder) => file.startsWith(`${folder}/`))
    : undefined;
