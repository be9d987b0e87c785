/** One line of a session's history, with what the party wanted when it joined the queue. */
export interface HistoryLine {
  reservationId: string;
  cause: string;
  state: string;
  seats: number;
  queueNumber: number | null;
  wantedSeats: number | null;
  minSeats: number | null;
}

interface Waiting {
  id: string;
  queueNumber: number;
  wanted: number;
  min: number;
}

const seated = new Set(["held", "offered", "confirmed", "attended", "no-show"]);

/**
 * Compares the history of a session, line by line, with a model of the queue, and names differences: too many seats,
 * an offer out of order, or a newcomer who got seats that fit a waiting party.
 */
export function replayQueue(capacity: number, history: HistoryLine[]): string[] {
  const faults: string[] = [];
  const seats = new Map<string, number>();
  const waiting = new Map<string, Waiting>();
  const free = () => capacity - seats.values().reduce((sum, taken) => sum + taken, 0);

  const apply = ({ reservationId: id, state, seats: count, ...line }: HistoryLine) => {
    if (seated.has(state)) seats.set(id, count);
    else seats.delete(id);
    const { queueNumber, wantedSeats, minSeats } = line;
    if (state !== "waiting" || queueNumber === null) waiting.delete(id);
    else {
      const wanted = wantedSeats ?? count;
      waiting.set(id, { id, queueNumber, wanted, min: minSeats ?? wanted });
    }
    if (free() < 0) faults.push(`${-free()} seats too many after "${line.cause}"`);
  };

  for (let at = 0; at < history.length; ) {
    const line = history[at] as HistoryLine;
    if (line.cause === "offer") {
      const offers = offersFrom(history, at);
      const expected = nextOffers([...waiting.values()], free());
      const made = offers.map(({ reservationId, seats: count }) => `${reservationId} ${count}`);
      if (made.toSorted().join() !== expected.toSorted().join()) {
        faults.push(`offered to ${made.join(", ")} instead of ${expected.join(", ")}`);
      }
      for (const offer of offers) apply(offer);
      at += offers.length;
      continue;
    }
    if (line.cause === "hold") {
      const passed = waiting.values().find(({ min }) => min <= free());
      if (passed) faults.push(`a newcomer passed number ${passed.queueNumber}, who fits`);
    }
    apply(line);
    at += 1;
  }
  const forgotten = waiting.values().find(({ min }) => min <= free());
  if (forgotten)
    faults.push(`in the end nobody offers to number ${forgotten.queueNumber}, who fits`);
  return faults;
}

/** Offers that were made together are adjacent, in any order. */
function offersFrom(history: HistoryLine[], start: number): HistoryLine[] {
  const end = history.findIndex(({ cause }, index) => index > start && cause !== "offer");
  return history.slice(start, end < 0 ? undefined : end);
}

function nextOffers(waiting: Waiting[], free: number): string[] {
  let left = free;
  return waiting
    .toSorted((a, b) => a.queueNumber - b.queueNumber)
    .flatMap(({ id, wanted, min }) => {
      const seats = Math.min(wanted, left);
      if (seats < min || seats < 1) return [];
      left -= seats;
      return [`${id} ${seats}`];
    });
}
