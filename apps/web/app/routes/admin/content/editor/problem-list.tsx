import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import type { MouseEvent } from "react";
import { Check, TriangleAlert } from "../../../../ui/generated/icons.ts";
import { type EditorShape, problemTarget } from "./editor-shape.ts";
import { useProblemWords } from "./use-problem-words.ts";

type ProblemListProps = {
  problems: readonly ContentProblem[];
  shape: EditorShape;
  /** There is no English text, which is allowed. */
  isEnglishMissing: boolean;
  /** Labels of the session fields. */
  sessionLabels?: Readonly<Record<string, string>> | undefined;
};

/** The problems that prevent publishing, each with a link to its field. */
export function ProblemList(props: ProblemListProps) {
  const { problems, shape, isEnglishMissing, sessionLabels } = props;
  const t = useTranslations("contentEditor.problems");
  const language = useTranslations("contentEditor.language");
  const words = useProblemWords();
  const labelOf = ({ part, field }: ContentProblem) => {
    if (part === "session") return sessionLabels?.[field] ?? t("session");
    const fields = part === "shared" ? shape.shared : shape.texts[part];
    return fields.find(({ name }) => name === field)?.label ?? field;
  };
  const sentence = (problem: ContentProblem) => {
    const values = { field: labelOf(problem), problem: words(problem) };
    const { part } = problem;
    if (part === "ja" || part === "en") return t("item", { ...values, part: language(part) });
    return t("sharedItem", values);
  };
  return (
    <ul className="editor-checks">
      {problems.length === 0 && (
        <li>
          <Check />
          {t("none")}
        </li>
      )}
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)} data-tone="warning">
          <TriangleAlert />
          <a href={`#${problemTarget(problem)}`} onClick={(event) => follow(event, problem)}>
            {sentence(problem)}
          </a>
        </li>
      ))}
      {isEnglishMissing && (
        <li data-tone="warning">
          <TriangleAlert />
          {t("englishMissing")}
        </li>
      )}
    </ul>
  );
}

/** The link alone would scroll without moving the focus. */
function follow(event: MouseEvent, problem: ContentProblem) {
  const control = document.getElementById(problemTarget(problem));
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
