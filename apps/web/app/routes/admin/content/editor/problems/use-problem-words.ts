import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import type { Messages } from "@takujo/i18n/messages";
import { useTranslations } from "@takujo/i18n/react";

type Words = Messages["contentEditor"]["problems"];

const orders: readonly string[] = [
  "doorsAt",
  "startsAt",
  "endsAt",
  "closesAt",
  "changeDeadline",
  "decisionDeadline",
] satisfies (keyof Words["order"])[];

/** Why content cannot be published, as a sentence for its field. */
export function useProblemWords(): (problem: ContentProblem) => string {
  const t = useTranslations("contentEditor.problems");
  return ({ part, field, problem, limit = 0 }) => {
    if (problem === "malformed" && field === "slug") return t("malformedSlug");
    if (problem !== "out-of-order" || !orders.includes(field)) return t(problem, { limit });
    if (part === "session" && field === "endsAt") return t("order.sessionEndsAt");
    return t(`order.${field as keyof Words["order"]}`);
  };
}
