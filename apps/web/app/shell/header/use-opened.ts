import { useState } from "react";

/** For a popover whose content needs a script: rendered and loaded when first opened. */
export function useOpened() {
  const [wasOpened, setOpened] = useState(false);
  return { wasOpened, onBeforeToggle: () => setOpened(true) };
}
