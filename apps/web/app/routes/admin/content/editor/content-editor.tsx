import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { askDialog } from "../../../../shell/dialog/dialog-store.ts";
import { LeaveGuard } from "../../../../ui/form/leave-guard.tsx";
import { type FieldGroup, SharedBoxes } from "./controls/shared-boxes.tsx";
import { TextColumns } from "./controls/text-columns.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { EditorContext } from "./editor-context.ts";
import { type Draft, EditorHead } from "./editor-head.tsx";
import type { EditorPaths } from "./editor-paths.ts";
import { controlName, type EditorShape, fieldValue, textOf } from "./editor-shape.ts";
import { filledIn, languageState, typedIn } from "./missing-texts.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { ProblemList } from "./problem-list.tsx";
import { type Fact, PublicationBox } from "./publication-box.tsx";
import { SaveTrouble } from "./saving/save-status.tsx";
import { useAutosave } from "./saving/use-autosave.ts";
import "./editor.css";

export type ContentEditorProps = {
  item: ContentItem;
  shape: EditorShape;
  paths: EditorPaths;
  /** The action's response to a form sent without JavaScript. */
  answer: EditorAnswer | undefined;
  title: string;
  /** Called with each version that is saved. */
  onVersion: (version: number) => void;
  /** How the shared fields are grouped; fields in no group go into the last box. */
  groups?: FieldGroup[] | undefined;
  facts?: Fact[] | undefined;
  sessionLabels?: Readonly<Record<string, string>> | undefined;
  /** Below the texts, inside the form. */
  children?: ReactNode;
  /** Below the publication box: what publishing does to people. */
  consequences?: ReactNode;
  /** Below the boxes in the side column. */
  side?: ReactNode;
};

/** One form for the whole document: autosaved while typing, and saved by its button without JavaScript. */
export function ContentEditor(props: ContentEditorProps) {
  const { item, shape, paths, answer: atFirst, title, groups, facts, sessionLabels } = props;
  const leaving = useTranslations("contentEditor.save");
  const form = useRef<HTMLFormElement>(null);
  const document = atFirst && "document" in atFirst ? atFirst.document : item.document;
  const [slug, setSlug] = useState(textOf(fieldValue(document, "shared", "slug")));
  const [draft, setDraft] = useState<Draft>(() => draftOf(item));
  const [loaded, setLoaded] = useState(item);
  // The page was reloaded with what this editor saved.
  if (loaded !== item) {
    setLoaded(item);
    setDraft(draftOf(item));
  }
  const autosave = useAutosave(form, item, ({ version, savedAt, problems }) => {
    setDraft({ version, savedAt, problems, savedBy: null });
    props.onVersion(version);
  });
  const [states, setStates] = useState(() => languagesOf(shape, filledIn(document)));
  const answer = autosave.answer ?? atFirst;
  const isRefused = answer?.ok === false && answer.reason === "problems";
  const state = item.state === "published" && draft.savedAt ? "changed" : item.state;

  useEffect(() => {
    // Loaded in advance: the question before leaving may be needed when the network is gone.
    import("../../../../shell/dialog/dialog-host.tsx").catch(() => {});
  }, []);

  const touch = () => {
    if (form.current) setStates(languagesOf(shape, typedIn(form.current)));
    autosave.touch();
  };
  const typed = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement;
    // Controls without a dot in their name are tools, not fields.
    if (!name?.includes(".")) return;
    if (name === controlName("shared", "slug")) setSlug(value);
    touch();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = (submitter as HTMLButtonElement | null)?.value ?? "save";
    void (intent === "save" ? autosave.saveNow() : autosave.send(intent));
  };

  const problems = (
    <ProblemList
      problems={draft.problems}
      shape={shape}
      isEnglishMissing={states.en.isEmpty}
      sessionLabels={sessionLabels}
    />
  );

  return (
    <EditorContext
      value={{
        problems: draft.problems.filter(({ problem }) => isRefused || problem !== "missing"),
        covers: shape.covers,
        slug,
        touch,
      }}
    >
      <LeaveGuard
        isUnsaved={autosave.hasUnsaved}
        askToLeave={async () =>
          (await autosave.saveNow()) ||
          askDialog({
            mode: "cancel",
            title: leaving("leaveTitle"),
            body: leaving("leaveBody"),
            accept: leaving("leave"),
            dismiss: leaving("stay"),
          })
        }
      />
      <form
        ref={form}
        id="editor"
        method="post"
        encType="multipart/form-data"
        className="editor"
        noValidate
        onInput={typed}
        onSubmit={submit}
      >
        <input type="hidden" name="version" value={item.version} />
        <EditorHead
          title={title}
          state={state}
          isEditable={item.editable}
          draft={draft}
          autosave={autosave}
          paths={paths}
        />
        <SaveTrouble autosave={{ ...autosave, answer }} self={paths.self}>
          {problems}
        </SaveTrouble>
        <fieldset className="editor-columns" disabled={!item.editable}>
          <div className="editor-main">
            <TextColumns shape={shape} document={document} states={states} />
            {props.children}
          </div>
          <div className="editor-side">
            <PublicationBox
              item={{ ...item, savedAt: draft.savedAt }}
              state={state}
              paths={paths}
              facts={facts}
              isPast={answer?.ok === false && answer.reason === "past"}
            >
              {problems}
            </PublicationBox>
            {props.consequences}
            <SharedBoxes shape={shape} document={document} item={item} groups={groups} />
            {props.side}
          </div>
        </fieldset>
      </form>
      {paths.preview && <PreviewPane path={paths.preview} version={draft.version} />}
    </EditorContext>
  );
}

const draftOf = ({ version, savedAt, savedBy, problems }: ContentItem): Draft => ({
  version,
  savedAt,
  savedBy: savedBy?.name ?? null,
  problems,
});

const languagesOf = (shape: EditorShape, isFilled: Parameters<typeof languageState>[2]) => ({
  ja: languageState(shape, "ja", isFilled),
  en: languageState(shape, "en", isFilled),
});
