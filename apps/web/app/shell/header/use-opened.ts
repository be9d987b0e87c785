import { useState } from "react";

/** For a popover whose content needs a script anyway: rendered, and fetched, when it is first opened. */
export function useOpened() {
  const [wasOpened, setOpened] = useState(false);
  return { wasOpened, onBeforeToggle: () => setOpened(true) };
}
