import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/button.tsx";
import { Callout } from "../../../../ui/callout.tsx";
import type { Autosave } from "./use-autosave.ts";

type SaveStatusProps = {
  autosave: Autosave;
  savedAt: string | null;
  savedBy: string | null;
};

/** One line below the heading. */
export function SaveStatus({ autosave, savedAt, savedBy }: SaveStatusProps) {
  const t = useTranslations("contentEditor.save");
  const time = () => <time dateTime={savedAt ?? ""}>{clock(savedAt ?? "")}</time>;
  return (
    <span role="status" className="num-line">
      {autosave.isSaving
        ? t("saving")
        : autosave.isUnsaved
          ? t("unsaved")
          : !savedAt
            ? t("never")
            : savedBy
              ? t.rich("savedBy", { time, name: savedBy })
              : t.rich("saved", { time })}
    </span>
  );
}

/** Why it could not be saved, and the ways out. */
export function SaveTrouble({ autosave, self }: { autosave: Autosave; self: string }) {
  const t = useTranslations("contentEditor.save");
  const { answer } = autosave;
  if (!answer || answer.ok) return null;
  if (answer.reason === "lost") {
    return (
      <div className="editor-trouble" role="alert">
        <Callout tone="danger" title={t("failed")}>
          <Button variant="line" size="small" onClick={() => void autosave.saveNow()}>
            {t("retry")}
          </Button>
        </Callout>
      </div>
    );
  }
  if (answer.reason !== "conflict") return null;
  const { savedAt, savedBy } = answer;
  return (
    <div className="editor-trouble" role="alert">
      <Callout
        tone="warning"
        title={
          savedBy && savedAt
            ? t.rich("conflict", {
                name: savedBy,
                time: () => <time dateTime={savedAt}>{clock(savedAt)}</time>,
              })
            : t("conflictUnknown")
        }
      >
        <p>{t("conflictHint")}</p>
        <p className="editor-trouble-ways">
          {/* A page of its own: nothing that was typed may linger. */}
          <a className="button button-line button-small" href={self}>
            {t("reload")}
          </a>
          <Button variant="quiet" size="small" onClick={autosave.overwrite}>
            {t("overwrite")}
          </Button>
        </p>
      </Callout>
    </div>
  );
}
