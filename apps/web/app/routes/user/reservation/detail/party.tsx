import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Check, Send } from "../../../../ui/generated/icons.ts";
import type { Detail } from "./detail.server.ts";

export function Party({ reservation }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail.party");
  const { id, seats, name, nickname, guests } = reservation;
  /** Guests without a name are listed too. */
  const others = Array.from({ length: Math.max(0, seats - 1) }, (_, index) => ({
    seat: index + 2,
    guest: guests[index],
  }));
  return (
    <section className="account-section" aria-labelledby="party">
      <h2 className="account-subhead" id="party">
        {t("heading")}
      </h2>
      <ul className="party-list">
        <li>
          <i aria-hidden="true">
            <Check />
          </i>
          <span>
            {nickname || t("you")}
            <small>{t("leader", { name })}</small>
          </span>
        </li>
        {others.map(({ seat, guest }) => (
          <li key={seat}>
            <i aria-hidden="true">
              <Check />
            </i>
            <span>
              {guest?.nickname || t("unnamed")}
              <small>{t("guest")}</small>
            </span>
            {guest && (
              <Tag tone={guest.language === "en" ? "blue" : "plain"}>
                {t(`languages.${guest.language}`)}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/user/reservation/${id}/friends`}
        variant="line"
        size="small"
        icon={<Send />}
      >
        {t("friends")}
      </ButtonLink>
    </section>
  );
}
