import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { focusField } from "../../../../../ui/form/focus-field.ts";
import { fieldId, useForm } from "../../../../../ui/form/form-context.ts";
import { Check, TriangleAlert } from "../../../../../ui/generated/icons.ts";
import { controlName, problemName, sessionList } from "../editor-shape.ts";
import { useProblemWords } from "./use-problem-words.ts";

type ProblemListProps = {
  problems: readonly ContentProblem[];
  document: ContentDocument;
  /** There is no English text, which is allowed. */
  isEnglishMissing: boolean;
};

/** The problems that prevent publishing, each with a link to its field. */
export function ProblemList({ problems, document, isEnglishMissing }: ProblemListProps) {
  const { id, labels } = useForm();
  const t = useTranslations("contentEditor.problems");
  const language = useTranslations("contentEditor.language");
  const words = useProblemWords();
  const labelOf = ({ part, field }: ContentProblem) => {
    if (part === "session") return labels[`${sessionList}.${field}`] ?? t("session");
    return labels[controlName(part, field)] ?? field;
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
      {problems.map((problem) => {
        const target = fieldId(id, problemName(problem, document));
        return (
          <li key={JSON.stringify(problem)} data-tone="warning">
            <TriangleAlert />
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(target);
              }}
            >
              {sentence(problem)}
            </a>
          </li>
        );
      })}
      {isEnglishMissing && (
        <li data-tone="warning">
          <TriangleAlert />
          {t("englishMissing")}
        </li>
      )}
    </ul>
  );
}
