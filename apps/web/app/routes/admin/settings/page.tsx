import { clock, formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../shell/visit.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { History } from "../../../ui/generated/admin-icons.ts";
import { AdminHead } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { readSettingsPage, receiveSettings, type SettingsPage } from "./settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import "./settings.css";

export const loader = ({ context }: Route.LoaderArgs) =>
  readSettingsPage(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveSettings(request, context.get(visitContext));

export default function Settings({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminSettings");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <OutcomeNotice words={{ saved: t("done.saved"), restored: t("done.restored") }} />
      <AdminHead title={t("heading")} note={<LastSaved {...loaderData} />}>
        <ButtonLink to="/admin/settings/revision" variant="line" size="small" icon={<History />}>
          {t("history")}
        </ButtonLink>
      </AdminHead>
      <KeptWriting form="settings" name="/admin/settings" />
      <SettingsForm page={loaderData} refusal={refusal} />
    </>
  );
}

function LastSaved({ savedAt, savedBy }: Pick<SettingsPage, "savedAt" | "savedBy">) {
  const t = useTranslations("adminSettings");
  const locale = useLocale();
  if (!savedAt) return t("neverSaved");
  const time = `${formatDay(savedAt, locale)} ${clock(savedAt)}`;
  return savedBy ? t("lastSaved", { time, name: savedBy }) : t("lastSavedUnnamed", { time });
}
