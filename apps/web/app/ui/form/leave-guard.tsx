import { useEffect } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";

type LeaveGuardProps = {
  isUnsaved: () => boolean;
  /** Resolves to true to leave. */
  askToLeave: () => Promise<boolean>;
  /** Whatever its query says, the page stays the same. */
  ignoresQuery?: boolean | undefined;
};

let isShownUnsaved = () => false;
let mayLeave = false;

export const isPageUnsaved = (): boolean => isShownUnsaved();

/** Runs an act that leaves the page when it is done, and has already asked whether to leave. */
export async function leaveUnasked(act: () => Promise<unknown>): Promise<void> {
  mayLeave = true;
  try {
    await act();
  } finally {
    mayLeave = false;
  }
}

/** Asks before typed text is lost. A page can have only one. */
export function LeaveGuard({ isUnsaved, askToLeave, ignoresQuery = false }: LeaveGuardProps) {
  useEffect(() => {
    isShownUnsaved = isUnsaved;
    return () => {
      isShownUnsaved = () => false;
    };
  }, [isUnsaved]);
  const placeOf = ({ pathname, search }: Location) => (ignoresQuery ? pathname : pathname + search);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave && placeOf(currentLocation) !== placeOf(nextLocation) && isUnsaved(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return null;
}
