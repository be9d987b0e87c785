import { askDialog, type DialogMode } from "../../shell/dialog/dialog-store.ts";
import { showToast, type ToastSeverity } from "../../shell/toast/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { RemoteIcon } from "../../ui/remote-icon.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { liveDialogs, liveToasts } from "./live-words.ts";

/** The shell's own dialogs and toasts, opened for real. */
export function LiveSamples() {
  const ask = async (mode: DialogMode) => {
    const accepted = await askDialog({ mode, ...liveDialogs[mode] });
    showToast({ severity: "secondary", summary: `${mode}: ${accepted}` });
  };
  return (
    <GallerySection id="live">
      <div className="cluster">
        {(Object.keys(liveDialogs) as DialogMode[]).map((mode) => (
          <Button
            key={mode}
            variant="line"
            icon={<RemoteIcon name="dices" />}
            onClick={() => ask(mode)}
          >
            {mode}
          </Button>
        ))}
      </div>
      <div className="cluster">
        {(Object.keys(liveToasts) as ToastSeverity[]).map((severity) => (
          <Button
            key={severity}
            variant="line"
            onClick={() => showToast({ severity, ...liveToasts[severity] })}
          >
            {severity}
          </Button>
        ))}
      </div>
    </GallerySection>
  );
}
