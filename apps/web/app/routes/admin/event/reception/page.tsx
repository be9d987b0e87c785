import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../../api/unwrap.ts";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { eventPath } from "../event-path.ts";
import type { Route } from "./+types/page.ts";
import { changeReceptionHelpers, readReceptionHelpers } from "./reception-helpers.server.ts";
import { ReceptionHelpers } from "./reception-helpers.tsx";

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = { locale: visit.locale };
  const [list, helpers] = await Promise.all([
    readReception({ client: visit.games, path: { eventId }, query }),
    readReceptionHelpers(visit, eventId),
  ]);
  return { event: unwrap(list).event, helpers };
}

export async function action({ request, context, params: { eventId } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const page = `${eventPath(eventId)}/reception`;
  return changeReceptionHelpers({ form: await readForm(request), visit, eventId, page });
}

export default function EventReception({ loaderData }: Route.ComponentProps) {
  const { event, helpers } = loaderData;
  const t = useTranslations("reception.helpers");
  const languageOf = useTextLanguage();
  const refusal = useActionAnswer<typeof action>();
  return (
    <>
      <OutcomeNotice words={{ granted: t("granted"), revoked: t("revoked") }} />
      <AdminTrail to={eventPath(event.id)} parent={event.title}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={<span lang={languageOf(event)}>{event.title}</span>}>
        <ButtonLink to={`/reception/${event.id}`} reloadDocument variant="line">
          {t("open")}
        </ButtonLink>
      </AdminHead>
      <ReceptionHelpers helpers={helpers} refusal={refusal} />
    </>
  );
}
