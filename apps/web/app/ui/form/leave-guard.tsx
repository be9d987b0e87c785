import { useEffect } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";

type LeaveGuardProps = {
  isUnsaved: () => boolean;
  /** Resolves to true to leave. */
  askToLeave: () => Promise<boolean>;
  /** Whatever its query says, the page stays the same. */
  ignoresQuery?: boolean | undefined;
};

/** Asks before typed text is lost. A page can have only one. */
export function LeaveGuard({ isUnsaved, askToLeave, ignoresQuery = false }: LeaveGuardProps) {
  const placeOf = ({ pathname, search }: Location) => (ignoresQuery ? pathname : pathname + search);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && isUnsaved(),
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
