import { Button } from "../../ui/button.tsx";
import { DialogContent, type DialogMode } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextInput } from "../../ui/field/input.tsx";
import { Toast } from "../../ui/toast.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { empties, toasts } from "./samples.ts";

export function FeedbackSamples() {
  return (
    <>
      <GallerySection id="dialogs" title="ダイアログ">
        <div className="gallery-scrim">
          <SampleDialog
            mode="confirm"
            title="この内容で予約しますか？"
            text="春の重量級ナイト・い卓・2席。当日のお支払いは ¥5,600 です。"
          />
          <SampleDialog
            mode="cancel"
            title="入力をやめますか？"
            text="入力した内容は保存されません。おさえた席も手ばなします。"
          />
          <SampleDialog
            mode="delete"
            title="パスキー「iPhone」を消しますか？"
            text="この端末ではパスキーで入れなくなります。元にはもどせません。"
          />
          <SampleDialog
            mode="reset"
            title="最初の状態にもどしますか？"
            text="変更した項目を、前に保存した内容にもどします。"
          />
          <SampleDialog mode="plain" title="一覧を書き出しますか？" text="理由は記録に残ります。" />
        </div>
      </GallerySection>
      <GallerySection id="toasts" title="トースト">
        <div className="gallery-toasts">
          {toasts.map(({ severity, title, text }) => (
            <Toast
              key={severity}
              severity={severity}
              title={title}
              closeLabel="閉じる"
              onClose={() => undefined}
              lifeMilliseconds={severity === "error" ? undefined : 60_000}
            >
              {text}
            </Toast>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="empties" title="空の状態">
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
            <Button variant="line">もどる</Button>
            <Button variant={mode === "delete" ? "danger" : "primary"}>すすむ</Button>
          </>
        }
      >
        {mode === "delete" && (
          <TextInput
            id="sample-dialog-name"
            label="確認のため「iPhone」と入力"
            defaultValue="iPhone"
          />
        )}
      </DialogContent>
    </dialog>
  );
}
