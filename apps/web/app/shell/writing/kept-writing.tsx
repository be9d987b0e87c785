import { useEffect } from "react";
import type { FormValues } from "../../ui/form/form-result.ts";
import { fillControls } from "../../ui/form/typed-values.ts";
import { FoundWriting } from "./found-writing.tsx";
import { useWriting } from "./use-writing.ts";

type KeptWritingProps = {
  /** The id of the form. */
  form: string;
  /** What the form is about, the same each time the page is opened. */
  name: string;
  /** For guests too: stays in the tab only. */
  inTab?: boolean | undefined;
  /** Whether what was found is what the page already shows: its answer may have been lost. */
  isShown?: ((values: FormValues) => boolean) | undefined;
};

/** Stands before a form: what is typed there survives a closed tab, a lost connection and an ended session. */
export function KeptWriting({ form, name, inTab, isShown }: KeptWritingProps) {
  const { found, close, discard } = useWriting({ form, name, inTab, isShown });
  useEffect(() => {
    // A form that is folded away must be seen to be restored.
    if (found) document.getElementById(form)?.closest("details")?.setAttribute("open", "");
  }, [found, form]);
  const restore = () => {
    const element = document.getElementById(form);
    if (found && element instanceof HTMLFormElement) fillControls(element, found.values);
    close();
  };
  return <FoundWriting found={found} onRestore={restore} onDiscard={discard} />;
}
