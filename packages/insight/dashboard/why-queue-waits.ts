import type { QueueReason } from "@takujo/contracts/insight/dashboard";

interface Queue {
  opens_at: Date;
  closes_at: Date;
  published_at: Date | null;
  capacity: number;
  seats_taken: number;
  parties: number;
  fewest_seats: number | null;
}

/**
 * Why the next party of a queue gets no seats, by the seat gate's rules: while reservations are open, free seats are offered
 * within seconds to the first party that accepts their number.
 */
export function whyQueueWaits(queue: Queue, now: Date): QueueReason | null {
  if (queue.parties === 0) return null;
  const free = queue.capacity - queue.seats_taken;
  if (free === 0) return "full";
  const isOpen =
    queue.published_at !== null &&
    queue.published_at <= now &&
    queue.opens_at <= now &&
    now < queue.closes_at;
  if (!isOpen) return "closed";
  return (queue.fewest_seats ?? 1) > free ? "together" : "soon";
}

/** There are free seats that will not be offered. */
export const isStuck = (reason: QueueReason | null) => reason === "together" || reason === "closed";
