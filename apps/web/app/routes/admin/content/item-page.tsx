import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { AdminTrail } from "../admin-head.tsx";
import type { Route } from "./+types/item-page.ts";
import { ContentEditor } from "./editor/content-editor.tsx";
import { useDoneWords } from "./editor/done-words.ts";
import type { EditorAnswer } from "./editor/editor-answer.ts";
import { EditorQuestion } from "./editor/editor-question.tsx";
import { keepEditor, refreshUnlessKept } from "./editor/keep-editor.ts";
import { changeContent } from "./editor/server-change-content.ts";
import { useRound } from "./editor/use-round.ts";
import { FixedNotice } from "./fixed-notice.tsx";
import { itemPath, listPath, type PageKind } from "./kinds.ts";
import { readItem } from "./server-item.ts";

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

export const clientAction = keepEditor;
export const shouldRevalidate = refreshUnlessKept;

export default function ContentItem({ loaderData }: Route.ComponentProps) {
  const { admin, kind, item, shape, paths, title, question } = loaderData;
  const t = useTranslations("adminContent");
  const answer = useActionData() as EditorAnswer | undefined;
  const { round, follow } = useRound(item);
  const name = title || t("untitled");
  return (
    <AdminFrame admin={admin} done={useDoneWords()}>
      <AdminTrail to={listPath(kind)} parent={t(`kinds.${kind}`)}>
        {name}
      </AdminTrail>
      {!item.editable && <FixedNotice kind={kind} id={item.id} />}
      <ContentEditor
        key={round}
        item={item}
        shape={shape}
        paths={paths}
        answer={answer}
        title={name}
        onVersion={follow}
      />
      {question && (
        <EditorQuestion question={question} isNew={item.published === null} self={paths.self} />
      )}
    </AdminFrame>
  );
}
