import type { Followed } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { followedPath } from "../follow/followed-path.ts";

type FollowRowsProps = { follows: Followed[]; favorites: Followed[] };

export function FollowRows({ follows, favorites }: FollowRowsProps) {
  const t = useTranslations("notification");
  return (
    <>
      {favorites.length > 0 && (
        <section className="account-section" aria-labelledby="favorites">
          <h2 className="account-subhead" id="favorites">
            {t("favorites.heading")}
          </h2>
          <Rows items={favorites} />
        </section>
      )}
      <section className="account-section" aria-labelledby="follows">
        <h2 className="account-subhead" id="follows">
          {t("follows.heading")}
        </h2>
        {follows.length > 0 ? (
          <Rows items={follows} />
        ) : (
          <p className="muted">{t("follows.none")}</p>
        )}
        <p className="notification-find">
          <MoreLink to="/event">{t("follows.find")}</MoreLink>
        </p>
      </section>
    </>
  );
}

function Rows({ items }: { items: Followed[] }) {
  const t = useTranslations("notification.follows");
  const textLanguage = useTextLanguage();
  return (
    <ul className="notification-rows">
      {items.map((item) => (
        <li key={`${item.kind} ${item.subjectId}`}>
          <div>
            <b lang={textLanguage(item)}>
              {item.slug ? (
                <Link to={followedPath(item.kind, item.slug)}>{item.name}</Link>
              ) : (
                item.name
              )}
            </b>
            <span className="meta">
              {item.startsAt ? <FigureDate date={item.startsAt} /> : t(`kinds.${item.kind}`)}
            </span>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="unfollow" />
            <input type="hidden" name="kind" value={item.kind} />
            <input type="hidden" name="subjectId" value={item.subjectId} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              aria-label={t("removeOf", { name: item.name })}
            >
              {t("remove")}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
