import type { ContentEntry } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { Form, Link } from "react-router";
import { RowMenu, RowMenuItem } from "../../../../ui/action/row-menu.tsx";
import { EllipsisVertical, EyeOff, History } from "../../../../ui/generated/admin-icons.ts";
import { Copy, ExternalLink, Pencil } from "../../../../ui/generated/icons.ts";
import { itemPath, type PageKind, publicPath } from "../kinds.ts";

type ContentMenuProps = { kind: PageKind; entry: ContentEntry; title: string };

export function ContentMenu({ kind, entry, title }: ContentMenuProps) {
  const t = useTranslations("adminContent");
  const { id, slug, state } = entry;
  const path = publicPath(kind, slug);
  const isPublic = state === "published" || state === "changed";
  return (
    <RowMenu id={`menu-${id}`} label={t("menu", { title })} icon={<EllipsisVertical />}>
      <Link className="row-menu-item" to={itemPath(kind, id)}>
        <Pencil />
        {t("open")}
      </Link>
      <Form method="post">
        <input type="hidden" name="copyOf" value={id} />
        <RowMenuItem type="submit" name="intent" value="create" icon={<Copy />}>
          {t("copy")}
        </RowMenuItem>
      </Form>
      {state !== "draft" && (
        <Link className="row-menu-item" to={`${itemPath(kind, id)}/revision`}>
          <History />
          {t("revisions")}
        </Link>
      )}
      {/* The draft may have another slug than the published content. */}
      {state === "published" && path && (
        <Link className="row-menu-item" to={path}>
          <ExternalLink />
          {t("view")}
        </Link>
      )}
      {isPublic && kind !== "legal" && (
        <Link
          className="row-menu-item row-menu-item-danger"
          to={`${itemPath(kind, id)}?ask=archive`}
        >
          <EyeOff />
          {t("archive")}
        </Link>
      )}
    </RowMenu>
  );
}
