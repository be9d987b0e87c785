/** A companion, by place. */
interface Companion {
  nickname: string;
  kind: string;
  /** Took the seat by a link: it is not given back for them. */
  isFriend: boolean;
}

/** The places, from 1, among which the returned ones must be chosen; empty if it makes no difference. */
export function placesToChoose(companions: Companion[], count: number): number[] {
  const own = placesToGiveBack(companions);
  // None of them or all must go.
  if (count <= 0 || count >= own.length) return [];
  const isAlike =
    new Set(companions.map(({ kind }) => kind)).size === 1 &&
    companions.every(({ nickname, isFriend }) => isFriend || nickname === "");
  return isAlike ? [] : own;
}

/** The places that are given back; undefined if it makes no difference which, null if that must be asked. */
export function leavingPlaces(
  companions: Companion[],
  count: number,
  chosen: number[],
): number[] | undefined | null {
  const own = placesToGiveBack(companions);
  if (own.length === count) return own;
  // With more friends than seats, the API explains what to do.
  if (own.length < count) return companions.map((_, index) => index + 1).slice(-count);
  const places = placesToChoose(companions, count);
  if (places.length === 0) return undefined;
  const leaving = [...new Set(chosen)].filter((place) => places.includes(place));
  return leaving.length === count ? leaving : null;
}

const placesToGiveBack = (companions: Companion[]): number[] =>
  companions.flatMap(({ isFriend }, index) => (isFriend ? [] : [index + 1]));
