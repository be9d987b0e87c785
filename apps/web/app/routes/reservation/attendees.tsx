import type { Company, NamePlate } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../shell/form/plain-form.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Tag, TagList } from "../../ui/action/tag.tsx";
import "./attendees.css";

type AttendeePlatesProps = {
  attendees: Company;
  /** Where the choice is sent, with the token of a friend. */
  action: string;
  token?: string;
  /** Without a nickname there is nothing to show. */
  hasNickname: boolean;
};

/** Guests who agreed to be seen, for other guests. Pages that use it need the message set `friendSeat`. */
export function AttendeePlates({ attendees, action, token, hasNickname }: AttendeePlatesProps) {
  const t = useTranslations("friendSeat.company");
  const { plates, people, showsName, seeksMore, mayShow } = attendees;
  if (!mayShow) return null;
  const hidden = Math.max(0, people - plates.length);
  return (
    <section className="company" aria-labelledby="company">
      <h2 id="company">{t("heading")}</h2>
      <p>{t("lead", { people })}</p>
      <ul className="company-plates">
        {plates.map(({ nickname, isOwn, level }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several people may have one nickname.
          <li key={index} data-own={isOwn || undefined}>
            <b>{nickname}</b>
            <small>{isOwn ? t("you") : level && t(`levels.${level}`)}</small>
          </li>
        ))}
        {hidden > 0 && <li className="company-hidden">{t("hidden", { count: hidden })}</li>}
      </ul>
      <ul className="company-about">
        {plates.map(({ nickname, about }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several people may have one nickname.
          <About key={index} nickname={nickname} about={about} />
        ))}
      </ul>
      {hasNickname ? (
        <Form method="post" action={action} preventScrollReset>
          {token && <input type="hidden" name="token" value={token} />}
          <input type="hidden" name="showsName" value={showsName ? "" : "on"} />
          <input type="hidden" name="seeksMore" value={seeksMore ? "on" : ""} />
          <Button type="submit" name="intent" value="plate" variant="line" size="small">
            {t(showsName ? "hide" : "show")}
          </Button>
        </Form>
      ) : (
        <p className="meta">{t("noNickname")}</p>
      )}
      <p className="meta">{t("note")}</p>
      {seeksMore !== null && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="showsName" value={showsName ? "on" : ""} />
          <input type="hidden" name="seeksMore" value={seeksMore ? "" : "on"} />
          <Button type="submit" name="intent" value="plate" variant="line" size="small">
            {t(seeksMore ? "seekNoMore" : "seekMore")}
          </Button>
          <p className="meta">{t("seekNote")}</p>
        </Form>
      )}
    </section>
  );
}

/** The guest's optional text about themselves. */
function About({ nickname, about }: Pick<NamePlate, "nickname" | "about">) {
  const t = useTranslations("friendSeat.company");
  if (!about) return null;
  const { bio, favoriteGames, canTeach, canTeachInEnglish } = about;
  if (!bio && favoriteGames.length === 0 && !canTeach && !canTeachInEnglish) return null;
  return (
    <li>
      <b>{nickname}</b>
      {bio && <p>{bio}</p>}
      {favoriteGames.length > 0 && (
        <p className="meta">{t("games", { games: favoriteGames.join(t("separator")) })}</p>
      )}
      <TagList>
        {canTeachInEnglish && <Tag tone="blue">{t("teachesInEnglish")}</Tag>}
        {canTeach && <Tag tone="green">{t("teaches")}</Tag>}
      </TagList>
    </li>
  );
}
