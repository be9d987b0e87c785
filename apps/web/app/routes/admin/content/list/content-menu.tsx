import type { ContentEntry } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuItem, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
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
    <RowMenu
      id={`menu-${id}`}
      button={
        <IconButton label={t("menu", { title })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <RowMenuLink to={itemPath(kind, id)} icon={<Pencil />}>
        {t("open")}
      </RowMenuLink>
      <Form method="post">
        <input type="hidden" name="copyOf" value={id} />
        <RowMenuItem type="submit" name="intent" value="create" icon={<Copy />}>
          {t("copy")}
        </RowMenuItem>
      </Form>
      {state !== "draft" && (
        <RowMenuLink to={`${itemPath(kind, id)}/revision`} icon={<History />}>
          {t("revisions")}
        </RowMenuLink>
      )}
      {/* The draft may have another slug than the published content. */}
      {state === "published" && path && (
        <RowMenuLink to={path} icon={<ExternalLink />}>
          {t("view")}
        </RowMenuLink>
      )}
      {isPublic && kind !== "legal" && (
        <RowMenuLink to={`${itemPath(kind, id)}?ask=archive`} icon={<EyeOff />} danger>
          {t("archive")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
