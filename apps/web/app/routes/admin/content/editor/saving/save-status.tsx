import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link, useHref } from "react-router";
import { Button } from "../../../../../ui/action/button.tsx";
import { Callout } from "../../../../../ui/feedback/callout.tsx";
import type { ArchiveRefusal } from "../editor-answer.ts";
import type { Autosave } from "./use-autosave.ts";

type SaveStatusProps = {
  autosave: Autosave;
  savedAt: string | null;
  savedBy: string | null;
};

export function SaveStatus(props: SaveStatusProps) {
  return (
    <span role="status" className="num-line">
      <SaveWords {...props} />
    </span>
  );
}

function SaveWords({ autosave, savedAt, savedBy }: SaveStatusProps) {
  const t = useTranslations("contentEditor.save");
  const time = () => <time dateTime={savedAt ?? ""}>{clock(savedAt ?? "")}</time>;
  if (autosave.isSaving) return t("saving");
  if (autosave.isUnsaved) return t("unsaved");
  if (!savedAt) return t("never");
  return savedBy ? t.rich("savedBy", { time, name: savedBy }) : t.rich("saved", { time });
}

type PublishBarProps = SaveStatusProps & {
  /** How much is to be looked at before publishing. */
  attention: number;
};

/** The state and a link, for screens where the publication panel is far below. The page's head announces it. */
export function PublishBar({ attention, ...saved }: PublishBarProps) {
  const t = useTranslations("contentEditor.publication");
  return (
    <div className="editor-bar">
      <p>
        {attention > 0 && <b>{t("attention", { count: attention })}</b>}
        <span>
          <SaveWords {...saved} />
        </span>
      </p>
      <a className="button button-gold button-small" href="#publication-heading">
        {t("toPublication")}
      </a>
    </div>
  );
}

type SaveTroubleProps = {
  autosave: Autosave;
  self: string;
  /** The list of problems, shown if they are the cause. */
  children: ReactNode;
};

/** Why saving failed, and what can be done. */
export function SaveTrouble({ autosave, self, children }: SaveTroubleProps) {
  const t = useTranslations("contentEditor");
  const { answer } = autosave;
  if (!answer || answer.ok) return null;
  return (
    <div className="editor-trouble" role="alert">
      {answer.reason === "conflict" ? (
        <Conflict {...answer} self={self} onOverwrite={autosave.overwrite} />
      ) : answer.reason === "problems" ? (
        <Callout tone="danger" title={t("problems.heading")}>
          {children}
        </Callout>
      ) : "isLost" in answer || answer.reason === "unsaved" ? (
        <Unsaved isSignedOut={"isSignedOut" in answer} onSave={() => void autosave.saveNow()} />
      ) : answer.reason === "usedByEvents" || answer.reason === "hasReservations" ? (
        <ArchiveTrouble refusal={answer} />
      ) : (
        <Callout tone="warning">{t(`publication.${answer.reason}`)}</Callout>
      )}
    </div>
  );
}

function Unsaved({ isSignedOut, onSave }: { isSignedOut: boolean; onSave: () => void }) {
  const t = useTranslations("contentEditor.save");
  return (
    <Callout tone="danger" title={t(isSignedOut ? "signedOut" : "failed")}>
      <Button variant="line" size="small" onClick={onSave}>
        {t(isSignedOut ? "signIn" : "retry")}
      </Button>
    </Callout>
  );
}

/** Why the item stays public. */
export function ArchiveTrouble({ refusal }: { refusal: ArchiveRefusal }) {
  const t = useTranslations("contentEditor.publication");
  if (refusal.reason === "hasReservations") {
    return <Callout tone="warning">{t("hasReservations")}</Callout>;
  }
  const { events } = refusal;
  return (
    <Callout tone="warning" title={t("usedByEvents")}>
      <ul>
        {events.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/admin/event/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

type ConflictProps = {
  savedAt: string | null;
  savedBy: string | null;
  self: string;
  onOverwrite: () => void;
};

function Conflict({ savedAt, savedBy, self, onOverwrite }: ConflictProps) {
  const t = useTranslations("contentEditor.save");
  const address = useHref(self);
  return (
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
        {/* A full page load, so that nothing typed remains. */}
        <a className="button button-line button-small" href={address}>
          {t("reload")}
        </a>
        <Button variant="quiet" size="small" onClick={onOverwrite}>
          {t("overwrite")}
        </Button>
      </p>
    </Callout>
  );
}
