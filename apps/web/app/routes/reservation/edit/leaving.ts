/** A companion, by place. */
interface Companion {
  nickname: string;
  kind: string;
  /** Took the seat by a link: it is not given back for them. */
  isFriend: boolean;
}

/** The places, from 1, among which the returned ones must be chosen; empty if it makes no difference. */
export function placesToChoose(companions: Companion[], count: number): number[] {
  if (count <= 0 || count >= companions.length) return [];
  const isAlike =
    new Set(companions.map(({ kind }) => kind)).size === 1 &&
    companions.every(({ nickname, isFriend }) => isFriend || nickname === "");
  if (isAlike) return [];
  return companions.flatMap(({ isFriend }, index) => (isFriend ? [] : [index + 1]));
}
