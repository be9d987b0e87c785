import { Button } from "../../../ui/action/button.tsx";
import { DialogContent, type DialogMode } from "../../../ui/feedback/dialog.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Toast } from "../../../ui/feedback/toast.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { empties, toasts } from "./samples.ts";

export function FeedbackSamples() {
  return (
    <>
      <GallerySection id="dialogs">
        <div className="gallery-scrim">
          <SampleDialog mode="confirm" title={words.confirmTitle} text={words.confirmText} />
          <SampleDialog mode="cancel" title={words.cancelTitle} text={words.cancelText} />
          <SampleDialog mode="delete" title={words.deleteTitle} text={words.deleteText} />
          <SampleDialog mode="reset" title={words.resetTitle} text={words.resetText} />
          <SampleDialog mode="plain" title={words.plainTitle} text={words.plainText} />
        </div>
      </GallerySection>
      <GallerySection id="toasts">
        <div className="gallery-toasts">
          {toasts.map(({ severity, title, text }) => (
            <Toast
              key={severity}
              severity={severity}
              title={title}
              closeLabel={words.close}
              onClose={() => undefined}
              lifeMilliseconds={severity === "error" ? undefined : 60_000}
            >
              {text}
            </Toast>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="empties">
        <div className="gallery-columns">
          {empties.map(({ kind, title, action }) => (
            <EmptyState
              key={kind}
              kind={kind}
              title={title}
              headingLevel={3}
              actions={
                <Button variant="line" size="small">
                  {action}
                </Button>
              }
            />
          ))}
        </div>
      </GallerySection>
    </>
  );
}

function SampleDialog({ mode, title, text }: { mode: DialogMode; title: string; text: string }) {
  const titleId = `sample-dialog-${mode}`;
  return (
    <dialog className="dialog" open aria-labelledby={titleId}>
      <DialogContent
        mode={mode}
        titleId={titleId}
        title={title}
        text={text}
        actions={
          <>
            <Button variant="line">{words.back}</Button>
            <Button variant={mode === "delete" ? "danger" : "primary"}>{words.proceed}</Button>
          </>
        }
      >
        {mode === "delete" && (
          <TextInput id="sample-dialog-name" label={words.typeName} defaultValue="iPhone" />
        )}
      </DialogContent>
    </dialog>
  );
}
