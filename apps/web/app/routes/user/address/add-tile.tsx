import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Plus } from "../../../ui/generated/icons.ts";

export function AddTile({ used, most }: { used: number; most: number }) {
  const t = useTranslations("address");
  return (
    <Link className="address-add" to="/user/address/new">
      <span className="address-add-ring">
        <Plus />
      </span>
      {t("add")}
      <span className="meta">
        {t.rich("count", {
          used: () => <span className="num">{used}</span>,
          most: () => <span className="num">{most}</span>,
        })}
      </span>
    </Link>
  );
}
