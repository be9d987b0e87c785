import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { WritingGuard } from "../../../shell/writing/writing-guard.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { useNewcomers } from "../../../ui/form/use-newcomers.ts";
import { Trash2 } from "../../../ui/generated/admin-icons.ts";
import { AdminHead, AdminTrail } from "../admin-head.tsx";
import type { Route } from "./+types/page.ts";
import { changeSynonyms, readSynonyms } from "./synonyms.server.ts";
import "./synonym.css";

export const loader = ({ context }: Route.LoaderArgs) => readSynonyms(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeSynonyms(request, context.get(visitContext));

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  const { synonyms } = loaderData;
  const t = useTranslations("adminSynonym");
  const content = useTranslations("adminContent");
  const refusalOf = (id: string) => (actionData?.id === id ? actionData : undefined);
  return (
    <>
      <OutcomeNotice words={{ saved: t("done.saved"), removed: t("done.removed") }} />
      <WritingGuard />
      <AdminTrail to="/admin/content/news" parent={content("heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      <SynonymForm key={useNewcomers(synonyms.map(({ id }) => id))} refusal={refusalOf("")} />
      {synonyms.length === 0 && <p className="muted">{t("empty")}</p>}
      <ul className="synonym-list">
        {synonyms.map((synonym) => (
          <li key={`${synonym.id} ${synonym.words}`}>
            <SynonymForm synonym={synonym} refusal={refusalOf(synonym.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

type SynonymFormProps = {
  /** Absent for new ones. */
  synonym?: { id: string; words: string };
  refusal: { error: string; words: string } | undefined;
};

function SynonymForm({ synonym, refusal }: SynonymFormProps) {
  const t = useTranslations("adminSynonym");
  const id = `synonym-${synonym?.id ?? "new"}`;
  return (
    <>
      <KeptWriting form={`${id}-form`} name={`/admin/synonym/${synonym?.id ?? "new"}`} />
      <Form method="post" id={`${id}-form`} preventScrollReset className="synonym-form">
        {refusal && (
          <div role="alert" className="synonym-refusal">
            <Callout tone="danger">{refusal.error}</Callout>
          </div>
        )}
        <input type="hidden" name="synonym" value={synonym?.id ?? ""} />
        <TextInput
          id={id}
          name="words"
          label={t("label")}
          {...(synonym ? {} : { hint: t("hint"), placeholder: t("example") })}
          defaultValue={refusal?.words ?? synonym?.words}
          maxLength={600}
          autoComplete="off"
          required
        />
        <div className="synonym-buttons">
          <Button
            type="submit"
            variant={synonym ? "line" : undefined}
            aria-label={synonym && t("saveWords", { words: synonym.words })}
          >
            {t(synonym ? "save" : "add")}
          </Button>
          {synonym && (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet-danger"
              icon={<Trash2 />}
              formNoValidate
              aria-label={t("removeWords", { words: synonym.words })}
            >
              {t("remove")}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
