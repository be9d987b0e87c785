import { readProfile } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { ProfileForm } from "./profile-form.tsx";
import { receiveProfile } from "./receive-profile.server.ts";
import { isSaved } from "./saved-at.ts";
import "./profile.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { games } = context.get(visitContext);
  return { profile: unwrap(await readProfile({ client: games })) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveProfile(request, context.get(visitContext));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch((thrown: unknown) => {
    if (isSaved(thrown)) return { ok: true as const };
    throw thrown;
  });

export const shouldRevalidate = refreshUnlessRefused;

export default function Profile({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTranslations("profile");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <AccountHead title={t("heading")} lead={t("lead")} />
      <OutcomeNotice words={{ saved: t("done.saved") }} />
      <ProfileForm profile={profile} refusal={refusal} />
    </>
  );
}
