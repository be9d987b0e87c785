import { readSubscription, unsubscribe } from "@takujo/contracts/generated/games/sdk.gen";
import { isFollowToken } from "@takujo/contracts/inbox/newsletter-links";
import { useTranslations } from "@takujo/i18n/react";
import { data, useNavigation } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { problemOf } from "../../../shell/form/refusal.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import type { Route } from "./+types/page.ts";
import "./unsubscribe.css";

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

/** `ask`: newsletters are sent, and can be stopped here. */
type LinkState = "ask" | "stopped" | "invalid";

/** One character more than the API accepts, so that a longer token is refused. */
const tokenIn = ({ searchParams }: URL) => searchParams.get("token")?.slice(0, 201) ?? "";

/** For notices of followed subjects; otherwise for newsletters. */
const isFollowLink = (url: URL): boolean => isFollowToken(tokenIn(url));

/** Changes nothing, because mail scanners open links. */
async function readLink({ games: client }: Visit, url: URL): Promise<LinkState> {
  const token = tokenIn(url);
  if (!token || token.length > 200) return "invalid";
  const result = await readSubscription({ client, path: { token } });
  if (problemOf(result.error) === "not-found") return "invalid";
  return unwrap(result).isOn ? "ask" : "stopped";
}

/**
 * The button of the page, or a mail program's one click (RFC 8058), which sends no cookie and does not follow redirects: so the
 * answer is the page itself. The address says all, whatever the form holds.
 */
async function receiveClick({ games: client }: Visit, url: URL) {
  const { data: stopped, error } = await unsubscribe({ client, body: { token: tokenIn(url) } });
  if (stopped) return { outcome: "stopped" as const };
  const code = problemOf(error);
  return code === "not-found" || code === "invalid-input"
    ? data({ outcome: "invalid" as const }, { status: 404 })
    : data({ outcome: "unavailable" as const }, { status: 503 });
}
