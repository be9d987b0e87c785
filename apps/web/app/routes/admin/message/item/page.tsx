import { useTranslations } from "@takujo/i18n/react";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { WritingGuard } from "../../../../shell/writing/writing-guard.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { AdminTrail } from "../../admin-head.tsx";
import { messagePath } from "../message-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { changeMessage } from "./change-message.server.ts";
import { Composer } from "./composer.tsx";
import { readItem } from "./item.server.ts";
import type { MessageRefusal } from "./message-values.ts";
import { SentMessage } from "./sent-message.tsx";
import "../message.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readItem(context.get(visitContext), params.messageId, url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeMessage(request, context.get(visitContext), params.messageId);

export const shouldRevalidate = refreshUnlessRefused;

export default function MessageItem({ loaderData }: Route.ComponentProps) {
  const { message, draft, sent } = loaderData;
  const t = useTranslations("adminMessage");
  const refusal = useActionAnswer<MessageRefusal>();
  const faults = refusal?.faults ?? draft?.faults ?? [];
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to={messagePath()} parent={t("heading")}>
        {t(`states.${message.state}`)}
      </AdminTrail>
      <WritingGuard />
      <div role="alert">
        {faults.length > 0 && (
          <Callout tone="danger">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Callout>
        )}
      </div>
      {draft && <Composer message={message} draft={draft} typed={refusal?.values ?? null} />}
      {sent && <SentMessage message={message} sent={sent} />}
    </>
  );
}
