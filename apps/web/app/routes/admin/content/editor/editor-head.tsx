import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import type { ContentState } from "@takujo/contracts/content/editing/content-kinds";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/action/button.tsx";
import { Eye } from "../../../../ui/generated/admin-icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { Can } from "../../can.tsx";
import type { EditorPaths } from "./editor-paths.ts";
import { SaveStatus } from "./saving/save-status.tsx";
import type { Autosave } from "./saving/use-autosave.ts";

export interface Draft {
  version: number;
  savedAt: string | null;
  savedBy: string | null;
  problems: readonly ContentProblem[];
}

type EditorHeadProps = {
  title: string;
  state: ContentState;
  isEditable: boolean;
  draft: Draft;
  autosave: Autosave;
  paths: EditorPaths;
};

/** The Enter key presses the first button of a form, so that one saves. */
export function EditorHead({ title, state, isEditable, draft, autosave, paths }: EditorHeadProps) {
  const t = useTranslations("contentEditor");
  return (
    <AdminHead
      title={title}
      note={<SaveStatus autosave={autosave} savedAt={draft.savedAt} savedBy={draft.savedBy} />}
    >
      {paths.preview && (
        <a className="button button-quiet" href="#preview">
          <Eye />
          {t("preview.open")}
        </a>
      )}
      {isEditable && <Buttons state={state} />}
    </AdminHead>
  );
}

function Buttons({ state }: { state: ContentState }) {
  const t = useTranslations("contentEditor");
  // A canceled event stays canceled; publishing changes only its page.
  const isChange = state === "published" || state === "changed" || state === "cancelled";
  return (
    <>
      <Button type="submit" name="intent" value="save" variant="line">
        {t("save.draft")}
      </Button>
      <Can right="publish">
        <Button type="submit" name="intent" value="publish">
          {isChange
            ? t("publication.publishChanges")
            : state === "archived"
              ? t("publication.republish")
              : t("publication.publish")}
        </Button>
      </Can>
    </>
  );
}
