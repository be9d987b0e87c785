import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

type LeaveGuardProps = {
  isUnsaved: () => boolean;
  /** Resolves to true to leave. */
  askToLeave: () => Promise<boolean>;
};

/** Asks before typed text is lost. A page can have only one. */
export function LeaveGuard({ isUnsaved, askToLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search && isUnsaved(),
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
