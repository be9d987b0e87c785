import type { EventConsequences } from "@takujo/contracts/booking/schedule/organized-event";
import type { EditorAnswer } from "../../../content/editor/editor-answer.ts";
import { EditorQuestion } from "../../../content/editor/editor-question.tsx";
import type { TemplateAnswer } from "../../template/template-answer.ts";
import type { readEventItem } from "../item.server.ts";
import { type CancelAnswer, CancelQuestion } from "./cancel-question.tsx";
import { FollowingQuestion } from "./following-question.tsx";
import { PublishQuestion } from "./publish-question.tsx";
import { TemplateQuestion } from "./template-question.tsx";

export type EventAnswer = EditorAnswer | CancelAnswer | TemplateAnswer;

type EventQuestionsProps = {
  loaded: Awaited<ReturnType<typeof readEventItem>>;
  consequences: EventConsequences;
  isPublic: boolean;
  answer: EventAnswer | undefined;
};

/** The question that the page's address asks, if any. */
export function EventQuestions({ loaded, consequences, isPublic, answer }: EventQuestionsProps) {
  const { item, title, question, refusal, following, changes, paths } = loaded;
  const { self } = paths;
  const templateAnswer = answer && "refusal" in answer ? answer : undefined;
  const cancelAnswer = answer && "cancelling" in answer ? answer : undefined;
  return (
    <>
      {(question === "discard" || question === "archive") && (
        <EditorQuestion
          question={question}
          isNew={item.published === null}
          self={self}
          refusal={refusal}
        />
      )}
      {question === "publish" && (
        <PublishQuestion self={self} version={item.version} consequences={consequences} />
      )}
      {question === "following" && (
        <FollowingQuestion
          self={self}
          version={item.version}
          consequences={consequences}
          changes={changes}
        />
      )}
      {question === "template" && (
        <TemplateQuestion self={self} title={title} answer={templateAnswer} />
      )}
      {question === "cancel" && isPublic && (
        <CancelQuestion
          self={self}
          hasEnglish={Boolean(item.published?.texts.en["title"])}
          told={consequences.ifCancelled}
          following={following}
          answer={cancelAnswer}
        />
      )}
    </>
  );
}
