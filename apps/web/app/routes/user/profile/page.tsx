import { readProfile } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { type ClientActionFunctionArgs, useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { DoneNotice } from "../../../shell/done-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { keepForm, refreshUnlessRefused } from "../../../ui/form/keep-form.ts";
import { AccountFrame } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { ProfileForm } from "./profile-form.tsx";
import { isSaved } from "./saved-at.ts";
import { receiveProfile } from "./server-receive-profile.ts";
import "./profile.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { games } = context.get(visitContext);
  return { profile: unwrap(await readProfile({ client: games })) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveProfile(request, context.get(visitContext));

export const clientAction = (sending: ClientActionFunctionArgs) =>
  keepForm(sending).catch((thrown: unknown) => {
    if (isSaved(thrown)) return { ok: true as const };
    throw thrown;
  });

export const shouldRevalidate = refreshUnlessRefused;

export default function Profile({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTranslations("profile");
  const refusal = useActionData<typeof action>();
  return (
    <AccountFrame title={t("heading")} lead={t("lead")}>
      <DoneNotice words={{ saved: t("done.saved") }} />
      <ProfileForm profile={profile} refusal={refusal} />
    </AccountFrame>
  );
}
