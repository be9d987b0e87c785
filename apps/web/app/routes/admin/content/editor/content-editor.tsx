import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useHref } from "react-router";
import { askDialog } from "../../../../shell/dialog/dialog-store.ts";
import { useWriting } from "../../../../shell/writing/use-writing.ts";
import { FormContext, type Labels, plainForm } from "../../../../ui/form/form-context.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import { LeaveGuard } from "../../../../ui/form/leave-guard.tsx";
import { typedValues } from "../../../../ui/form/typed-values.ts";
import { usePermission } from "../../can.tsx";
import { SharedPanels } from "./controls/shared-panels.tsx";
import { TextColumns } from "./controls/text-columns.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { EditorContext } from "./editor-context.ts";
import { type Draft, EditorHead } from "./editor-head.tsx";
import type { EditorPaths } from "./editor-paths.ts";
import { controlName, type EditorShape, problemName, textOf } from "./editor-shape.ts";
import { editorValues } from "./editor-values.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { filledIn, languageState, typedIn } from "./problems/missing-texts.ts";
import { ProblemList } from "./problems/problem-list.tsx";
import { editorOrder, inPageOrder } from "./problems/problem-order.ts";
import { useProblemWords } from "./problems/use-problem-words.ts";
import { type Fact, PublicationPanel } from "./publication-panel.tsx";
import { PublishBar, SaveTrouble } from "./saving/save-status.tsx";
import { useAutosave } from "./saving/use-autosave.ts";
import { sameFields, UnsavedDraft } from "./unsaved-draft.tsx";
import { useEditorLabels } from "./use-editor-labels.ts";
import { useFollowEdit } from "./use-follow-edit.ts";
import "../../../../ui/form/form.css";
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
  /** Called when something is sent whose result is filled in without remounting, because the person may keep typing. */
  onEdit: () => void;
  facts?: Fact[] | undefined;
  /** Labels and values of further controls in `main`. */
  more?: { labels: Labels; values: FormValues } | undefined;
  /** Where filled-in values come from; `typed` is called when the person changes one. */
  origins?:
    | { of: (name: string) => ReactNode; typed: (name: string, value: string) => void }
    | undefined;
  /** The main column around the texts, with the panels of shared fields; by default these are in the side column. */
  main?: ((texts: ReactNode) => ReactNode) | undefined;
  /** The names of controls as `main` has them. */
  order?: readonly string[] | undefined;
  /** Warnings besides the problems; with it, phones have a bar that leads to the publication box. */
  attention?: number | undefined;
  /** Below the publication box: what publishing does to people. */
  consequences?: ReactNode;
  /** Below the boxes in the side column. */
  side?: ReactNode;
};

/** One form for the whole document: autosaved while typing, and saved by its button without JavaScript. */
export function ContentEditor(props: ContentEditorProps) {
  const { item, shape, paths, answer: atFirst, title, facts, more } = props;
  const t = useTranslations("contentEditor");
  const mayPublish = usePermission()("publish");
  const leaving = useTranslations("contentEditor.save");
  const form = useRef<HTMLFormElement>(null);
  const document = atFirst && "document" in atFirst ? atFirst.document : item.document;
  const [slug, setSlug] = useState(textOf(document.shared["slug"] ?? null));
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
    if (!autosave.hasUnsaved()) writing.forget();
  });
  const writing = useWriting({
    form: "editor",
    name: paths.self,
    isUnsaved: autosave.hasUnsaved,
    isShown: (values) => form.current !== null && sameFields(values, typedValues(form.current)),
  });
  const [states, setStates] = useState(() => languagesOf(shape, filledIn(document)));
  const answer = autosave.answer ?? atFirst;
  const labels = useEditorLabels(shape);
  const values = useMemo(() => editorValues(shape, document), [shape, document]);
  const noteEdit = useFollowEdit({
    form,
    values: { ...values, ...more?.values },
    version: item.version,
    onTypedOn: autosave.touch,
  });
  const problemWords = useProblemWords();
  // A scheduled draft becomes public as it is, so only those who may publish can change it.
  const isEditable = item.editable && (item.publishAt === null || mayPublish);
  const isRefused = answer?.ok === false && answer.reason === "problems";
  const state = item.state === "published" && draft.savedAt ? "changed" : item.state;

  useEffect(() => {
    // Preloaded: the question before leaving may be needed without a network.
    import("../../../../shell/dialog/dialog-host.tsx").catch(() => {});
  }, []);

  const touch = () => {
    if (form.current) setStates(languagesOf(shape, typedIn(form.current)));
    autosave.touch();
    writing.note();
  };
  const typed = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement;
    // Controls without a dot in their name are tools, not fields.
    if (!name?.includes(".")) return;
    if (name === controlName("shared", "slug")) setSlug(value);
    props.origins?.typed(name, value);
    touch();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = (submitter as HTMLButtonElement | null)?.value ?? "save";
    if (intent === "save") return void autosave.saveNow();
    writing.sent();
    void autosave.send(intent, () => {
      noteEdit();
      props.onEdit();
    });
  };

  const problems = (
    <ProblemList
      problems={inPageOrder(draft.problems, document, props.order ?? editorOrder(shape))}
      document={document}
      isEnglishMissing={states.en.isEmpty}
    />
  );

  const errors = draft.problems
    .filter(({ problem }) => isRefused || problem !== "missing")
    // The first problem of a field counts, so it is put in last.
    .map((problem) => [problemName(problem, document), problemWords(problem)])
    .reverse();
  const refusedField = refusedFieldOf(answer);
  if (refusedField) errors.push([refusedField.name, t("publication.skipped")]);

  const texts = <TextColumns shape={shape} states={states} />;

  return (
    <FormContext
      value={{
        ...plainForm,
        id: "field",
        words: { required: t("required") },
        labels: { ...labels, ...more?.labels },
        values: {
          ...values,
          ...more?.values,
          ...(refusedField && { [refusedField.name]: refusedField.typed }),
        },
        errors: Object.fromEntries(errors),
        originOf: props.origins?.of,
        touch,
      }}
    >
      <LeaveGuard
        ignoresQuery
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
        // The router learns of this address while there is a network; without it, a save would end on an error screen.
        action={useHref(paths.self)}
        data-discover="true"
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
          isEditable={isEditable}
          draft={draft}
          autosave={autosave}
          paths={paths}
        />
        <UnsavedDraft item={item} writing={writing} />
        <SaveTrouble autosave={{ ...autosave, answer }} self={paths.self}>
          {problems}
        </SaveTrouble>
        <EditorContext value={{ covers: shape.covers, slug, item, shape }}>
          <fieldset className="editor-columns" disabled={!isEditable}>
            <div className="editor-main">{props.main ? props.main(texts) : texts}</div>
            <div className="editor-side">
              <PublicationPanel
                item={{ ...item, savedAt: draft.savedAt }}
                state={state}
                paths={paths}
                facts={facts}
                refusedTime={refusedTimeOf(answer)}
              >
                {problems}
              </PublicationPanel>
              {props.consequences}
              {!props.main && <SharedPanels />}
              {props.side}
            </div>
          </fieldset>
        </EditorContext>
        {props.attention !== undefined && (
          <PublishBar
            attention={draft.problems.length + props.attention}
            autosave={autosave}
            savedAt={draft.savedAt}
            savedBy={draft.savedBy}
          />
        )}
      </form>
      {paths.preview && <PreviewPane path={paths.preview} version={draft.version} />}
    </FormContext>
  );
}

const refusedFieldOf = (answer: EditorAnswer | undefined) =>
  answer && "field" in answer ? answer.field : undefined;

const refusedTimeOf = (answer: EditorAnswer | undefined) =>
  answer?.ok === false &&
  (answer.reason === "past" || answer.reason === "skipped") &&
  !refusedFieldOf(answer)
    ? answer.reason
    : null;

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
