import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { AdminTrail } from "../../admin-head.tsx";
import { refreshUnlessAnswered } from "../../refresh-unless-answered.ts";
import { ContentEditor } from "../editor/content-editor.tsx";
import type { EditorAnswer } from "../editor/editor-answer.ts";
import { EditorQuestion } from "../editor/editor-question.tsx";
import { useOutcomeMessages } from "../editor/outcomes.ts";
import { changeContent } from "../editor/saving/change-content.server.ts";
import { useEditorKey } from "../editor/use-editor-key.ts";
import { readItem } from "../item.server.ts";
import { itemPath, listPath, type PageKind } from "../kinds.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readItem(
    { kind: params.kind as PageKind, itemId: params.itemId },
    context.get(visitContext),
    url.searchParams.get("ask"),
  );

export const action = ({ request, params, context }: Route.ActionArgs) => {
  const kind = params.kind as PageKind;
  const { itemId } = params;
  return changeContent({
    request,
    visit: context.get(visitContext),
    kind,
    itemId,
    self: itemPath(kind, itemId),
    list: listPath(kind),
  });
};

export const shouldRevalidate = refreshUnlessAnswered;

export default function ContentItem({ loaderData }: Route.ComponentProps) {
  const { kind, shape, paths, title, question, refusal } = loaderData;
  const t = useTranslations("adminContent");
  const answer = useActionData() as EditorAnswer | undefined;
  const { editorKey, item, follow, expectEdit } = useEditorKey(loaderData.item);
  const name = title || t("untitled");
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to={listPath(kind)} parent={t(`kinds.${kind}`)}>
        {name}
      </AdminTrail>
      {!item.editable && <FixedNotice kind={kind} id={item.id} />}
      <ContentEditor
        key={editorKey}
        item={item}
        shape={shape}
        paths={paths}
        answer={answer}
        title={name}
        onEdit={expectEdit}
        onVersion={follow}
      />
      {question && (
        <EditorQuestion
          question={question}
          isNew={item.published === null}
          self={paths.self}
          refusal={refusal}
        />
      )}
    </>
  );
}

/** For content that can no longer be edited: offers a copy. */
function FixedNotice({ kind, id }: { kind: PageKind; id: string }) {
  const t = useTranslations("contentEditor.fixed");
  return (
    <div className="editor-trouble">
      <Callout title={t("title")}>
        <p>{t("text")}</p>
        <Form
          method="post"
          action={listPath(kind)}
          navigate={false}
          className="editor-trouble-ways"
        >
          <input type="hidden" name="copyOf" value={id} />
          <Button type="submit" name="intent" value="create" variant="line" size="small">
            {t("copy")}
          </Button>
        </Form>
      </Callout>
    </div>
  );
}
