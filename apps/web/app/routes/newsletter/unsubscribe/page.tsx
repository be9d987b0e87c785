import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import { isFollowLink, readLink, receiveClick } from "./unsubscribe.server.ts";
import "./unsubscribe.css";

export { record as handle } from "./record.ts";

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  state: await readLink(context.get(visitContext), url),
  isFollow: isFollowLink(url),
});

export const action = ({ context, url }: Route.ActionArgs) =>
  receiveClick(context.get(visitContext), url);

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("newsletter");
  const outcome = useActionAnswer<typeof action>()?.outcome;
  const isPending = useNavigation().state !== "idle";
  const isRefused = outcome === "unavailable";
  const state = outcome && !isRefused ? outcome : loaderData.state;
  const { isFollow } = loaderData;
  // What does not work is the same for both.
  const words = isFollow && state !== "invalid" ? (`follow.${state}` as const) : state;
  return (
    <main id="main">
      <section className="unsubscribe cloth on-cloth">
        <Ground pattern="seigaiha" size={92} />
        <div className="wrap unsubscribe-inner">
          <div role="status">
            <h1>
              <Kern>{t(`${words}.heading`)}</Kern>
            </h1>
            <p className="lead">{t(`${words}.lead`)}</p>
          </div>
          {isRefused && (
            <div role="alert">
              <Callout tone="danger">{t("unavailable")}</Callout>
            </div>
          )}
          {state === "ask" ? (
            <Form method="post">
              <Button type="submit" variant="gold" size="large" loading={isPending}>
                {t(isFollow ? "follow.action" : "action")}
              </Button>
            </Form>
          ) : (
            <ButtonLink to="/user/notification" variant="ghost-cloth">
              {t("settings")}
            </ButtonLink>
          )}
        </div>
      </section>
    </main>
  );
}
