import type { SessionPhase } from "@takujo/contracts/insight/dashboard";

interface SessionTimes {
  starts_at: Date;
  ends_at: Date;
  called_off: boolean;
  event_state: string;
  event_starts_at: Date;
  doors_at: Date;
}

/** The event's interval between doors and start applies to each session. */
export function sessionPhase(session: SessionTimes, now: Date): SessionPhase {
  if (session.called_off || session.event_state === "cancelled") return "called-off";
  if (session.ends_at <= now) return "over";
  if (session.starts_at <= now) return "running";
  const early = session.event_starts_at.getTime() - session.doors_at.getTime();
  return session.starts_at.getTime() - early <= now.getTime() ? "doors" : "before";
}
