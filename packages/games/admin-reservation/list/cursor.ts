/** A place in a list that is ordered by moment and id, the newest first. */
export interface Place {
  /** Microseconds since 1970, as PostgreSQL counts them. */
  micros: string;
  id: string;
}

const shape = /^(\d{1,18})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Before everything: in the year 5138. */
export const beginning: Place = {
  micros: "99999999999999999",
  id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
};

export const writeCursor = ({ micros, id }: Place): string => `${micros}_${id}`;

/** What is no cursor begins at the beginning. */
export function readCursor(text: string | undefined): Place {
  const [, micros, id] = shape.exec(text ?? "") ?? [];
  return micros && id ? { micros, id } : beginning;
}
