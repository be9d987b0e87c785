import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { Check } from "../../../../ui/generated/icons.ts";
import type { ThreadView } from "./thread.server.ts";

export function StatusForms({ thread }: { thread: ThreadView }) {
  const t = useTranslations("adminInquiry");
  const { assignee, assignees, state } = thread;
  const isClosed = state === "closed";
  return (
    <div className="inquiry-standing">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <span className="input-select">
          <select
            key={assignee?.id}
            className="input"
            name="assignee"
            aria-label={t("assignee.label")}
            defaultValue={assignee?.id ?? ""}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{t("assignee.nobody")}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {t("assignee.one", { name })}
              </option>
            ))}
          </select>
        </span>
        <noscript>
          <button type="submit" className="button button-line">
            {t("assignee.submit")}
          </button>
        </noscript>
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={isClosed ? "reopen" : "close"} />
        <Button type="submit" variant="line" icon={isClosed ? undefined : <Check />}>
          {t(isClosed ? "reopen" : "close")}
        </Button>
      </Form>
    </div>
  );
}
