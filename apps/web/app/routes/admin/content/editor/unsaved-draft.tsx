import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { useFetcher } from "react-router";
import { FoundWriting } from "../../../../shell/writing/found-writing.tsx";
import type { useWriting } from "../../../../shell/writing/use-writing.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import type { EditorAnswer } from "./editor-answer.ts";

type UnsavedDraftProps = {
  item: Pick<ContentItem, "version" | "savedAt" | "editable">;
  writing: ReturnType<typeof useWriting>;
};

/** Restoring saves what was found as the draft, and loads that: the editor has rows that only the server makes. */
export function UnsavedDraft({ item, writing }: UnsavedDraftProps) {
  const t = useTranslations("contentEditor.save");
  const fetcher = useFetcher<EditorAnswer>();
  const { found, discard, restored } = writing;
  if (!item.editable) return null;
  const restore = () => {
    if (!found || fetcher.state !== "idle") return;
    restored();
    const data = new FormData();
    for (const [name, value] of Object.entries(found.values)) {
      for (const text of [value].flat()) data.append(name, text);
    }
    data.set("intent", "save");
    data.set("version", String(item.version));
    void fetcher.submit(data, { method: "post", encType: "multipart/form-data" });
  };
  const isNewer = found && item.savedAt && Date.parse(item.savedAt) > found.at;
  const hasFailed = fetcher.state === "idle" && fetcher.data?.ok === false;
  return (
    <FoundWriting found={found} onRestore={restore} onDiscard={discard}>
      {isNewer && t("newer")} {hasFailed && t("restoreFailed")}
    </FoundWriting>
  );
}

/** Controls without a dot in their name are tools, not fields. */
export function sameFields(one: FormValues, other: FormValues): boolean {
  const fieldsOf = (values: FormValues) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([name]) => name.includes("."))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return fieldsOf(one) === fieldsOf(other);
}
