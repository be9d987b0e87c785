import { useTranslations } from "@takujo/i18n/react";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Mail, VenetianMask } from "../../../../ui/generated/icons.ts";
import type { UserView } from "../present-user.server.ts";
import { StateTag } from "../user-tags.tsx";
import { mayImpersonate, nameOf, userPath } from "../user-view.ts";

export function UserHead({ user }: { user: UserView }) {
  const t = useTranslations("adminUser");
  const { id, email, handle, icon, isSelf, isAdmin, isBanned, passkeys, createdAt } = user;
  const hindrance = isAdmin ? "admin" : isBanned ? "banned" : undefined;
  return (
    <div className="admin-head">
      <div className="user-head">
        <img src={icon} alt="" width={72} height={72} />
        <div>
          <h1>
            {nameOf(user)}
            <StateTag isBanned={isBanned} />
          </h1>
          <ul className="user-facts admin-note">
            <li className="num">@{handle}</li>
            <li>{email}</li>
            <li>{t.rich("item.registered", { day: () => <FigureDate date={createdAt} /> })}</li>
            <li>
              {t.rich("item.passkeys", { count: () => <span className="num">{passkeys}</span> })}
            </li>
          </ul>
        </div>
      </div>
      <div className="admin-actions">
        <a className="button button-line" href={`mailto:${email}`}>
          <Mail />
          {t("item.mail")}
        </a>
        {mayImpersonate(user) && (
          <ButtonLink to={userPath(id, "impersonate")} icon={<VenetianMask />} preventScrollReset>
            {t("impersonation.start")}
          </ButtonLink>
        )}
      </div>
      {!isSelf && hindrance && (
        <p className="admin-note">{t(`item.noImpersonation.${hindrance}`)}</p>
      )}
    </div>
  );
}
