import type { QueueReason } from "@takujo/contracts/games/dashboard";

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
 * What keeps the next of a queue from seats, by the rules of the seat gate: seats are offered while reservations are taken,
 * to the first party that is content with what is free. Who could be offered seats is offered them within seconds.
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

/** Free seats, and nobody will be offered them. */
export const isStuck = (reason: QueueReason | null) => reason === "together" || reason === "closed";
