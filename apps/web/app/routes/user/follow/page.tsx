import type { Followed } from "@takujo/contracts/generated/games/types.gen";
import type { PageKind } from "@takujo/contracts/inbox/follow-kinds";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { readFollowables, receiveFollow } from "./follow.server.ts";
import { followedPath } from "./followed-path.ts";
import "../notification/notification.css";

/** The record lets no other kind through. */
const pageOf = ({ kind, slug }: { kind: string; slug: string }) => ({
  kind: kind as PageKind,
  slug,
});

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  items: await readFollowables(context.get(visitContext), pageOf(params)),
  page: pageOf(params),
});

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receiveFollow(request, context.get(visitContext), pageOf(params));

export default function FollowPage({ loaderData: { items, page } }: Route.ComponentProps) {
  const t = useTranslations();
  const answer = useActionData<typeof action>();
  const refusal = answer && "refusal" in answer ? answer.refusal : undefined;
  return (
    <>
      <AccountHead
        title={t("titles.userFollow")}
        lead={t("notification.page.lead")}
        up="userNotification"
      />
      <OutcomeNotice
        words={{
          favorite: t("notification.done.favorite"),
          follow: t("notification.done.follow"),
          removed: t("notification.done.removed"),
        }}
      />
      {refusal && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      <ul className="notification-rows">
        {items.map((item) => (
          <FollowRow key={`${item.kind} ${item.subjectId}`} item={item} />
        ))}
      </ul>
      <p className="notification-find">
        <MoreLink to="/user/notification">{t("notification.page.all")}</MoreLink>
      </p>
      <p>
        <MoreLink to={followedPath(page.kind, page.slug)} back>
          {t(`notification.page.back.${page.kind}`)}
        </MoreLink>
      </p>
    </>
  );
}

function FollowRow({ item }: { item: Followed }) {
  const t = useTranslations("notification");
  const lang = useTextLanguage()(item);
  const { kind, subjectId, name, isFollowed } = item;
  const action = isFollowed ? "follows.remove" : kind === "event" ? "page.favorite" : "page.follow";
  return (
    <li>
      <div>
        <b lang={lang}>{name}</b>
        <span className="meta">{t(`follows.kinds.${kind}`)}</span>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <Button
          type="submit"
          name="intent"
          value={isFollowed ? "unfollow" : "follow"}
          variant={isFollowed ? "quiet" : "line"}
          size="small"
          aria-label={isFollowed ? t("follows.removeOf", { name }) : t("page.followOf", { name })}
        >
          {t(action)}
        </Button>
      </Form>
    </li>
  );
}
