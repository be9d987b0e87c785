import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { TagTone } from "../../ui/action/tag.tsx";

export const categoryTone: Record<NewsSummary["category"], TagTone> = {
  notice: "plain",
  event: "green",
  release: "gold",
  press: "blue",
};
