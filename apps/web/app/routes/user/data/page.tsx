import { clock, formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { data, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { splitLocale } from "../../../shell/routing/locale-path.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { signInAgain } from "../../../shell/session/sign-in/sign-in-again.server.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Download } from "../../../ui/generated/icons.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { AccountHead } from "../account-frame.tsx";
import { SignInAgain } from "../sign-in-again.tsx";
import { signInAgainIntent } from "../sign-in-again-intent.ts";
import type { Route } from "./+types/page.ts";
import { deleteAccount, readPlaces } from "./delete-account.server.ts";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { type ExportRefusal, isExportRefusal } from "./export-refusal.ts";
import type { Place } from "./places.ts";
import "./data.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const refused = url.searchParams.get("refused");
  return {
    exportRefusal: isExportRefusal(refused) ? refused : null,
    places: await readPlaces(context.get(visitContext)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === signInAgainIntent) return signInAgain(visit, "/user/data");
  if (intent === "leave") {
    const text = (name: string) => String(form.get(name) ?? "");
    return deleteAccount({ word: text("word"), shown: text("places") }, visit);
  }
  throw data(null, { status: 400 });
}

/** The form itself navigates home, after showing a message. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get("location") : null;
    if (to !== null && splitLocale(to).path === "/") return { left: true as const };
    throw thrown;
  }
}

/** Revalidating after the deletion would redirect to the login page. */
export const shouldRevalidate = ({ actionResult, ...change }: ShouldRevalidateFunctionArgs) => {
  if (actionResult?.left) return false;
  // Shows the reservations that the page did not name yet.
  return actionResult?.refused === "places" || change.defaultShouldRevalidate;
};

const deleted = ["profile", "addresses", "passkeys", "inquiries"] as const;

export default function AccountData({ loaderData }: Route.ComponentProps) {
  const { exportRefusal, places } = loaderData;
  const t = useTranslations("accountData");
  const answer = useActionData<typeof action>();
  return (
    <>
      <AccountHead title={t("heading")} lead={t("lead")} />
      <ExportPart refusal={exportRefusal} />
      <section className="account-section data-part" aria-labelledby="leave">
        <h2 className="account-subhead" id="leave">
          {t("leave.heading")}
        </h2>
        <Panel>
          <p>{t("leave.body")}</p>
          <ul>
            {deleted.map((name) => (
              <li key={name}>{t(`leave.deleted.${name}`)}</li>
            ))}
          </ul>
          <PlaceList places={places} />
          <p>{t("leave.before")}</p>
          <DeleteAccountForm places={places} refusal={answer} />
        </Panel>
      </section>
    </>
  );
}

function ExportPart({ refusal }: { refusal: ExportRefusal | null }) {
  const t = useTranslations("accountData.export");
  return (
    <section className="account-section data-part" aria-labelledby="export">
      <h2 className="account-subhead" id="export">
        {t("heading")}
      </h2>
      <Panel>
        {refusal && (
          <div role="alert">
            {refusal === "notFresh" ? (
              <SignInAgain />
            ) : (
              <Callout tone="danger">{t(`refused.${refusal}`)}</Callout>
            )}
          </div>
        )}
        <p>{t("body")}</p>
        {/* The browser downloads the response and stays on the page. */}
        <Form method="post" action="/user/data/export" reloadDocument>
          <Button type="submit" variant="line" icon={<Download />}>
            {t("download")}
          </Button>
        </Form>
      </Panel>
    </section>
  );
}

function PlaceList({ places }: { places: Place[] }) {
  const t = useTranslations("accountData.leave.places");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  if (places.length === 0) return null;
  return (
    <div className="leave-places">
      <Callout tone="warning" title={t("heading")}>
        <ul>
          {places.map(({ id, state, seats, wantedSeats, event, startsAt }) => (
            <li key={id}>
              <b lang={textLanguage(event)}>{event.title}</b>
              <br />
              {t(state === "waiting" ? "waiting" : "seats", {
                when: `${formatFullDay(startsAt, locale)} ${clock(startsAt)}`,
                count: state === "waiting" ? (wantedSeats ?? seats) : seats,
              })}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
