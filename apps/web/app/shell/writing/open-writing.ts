/** The forms of this page: each says whether it holds words that are saved nowhere else. */
const open = new Set<() => boolean>();

export function addOpenWriting(isUnsaved: () => boolean): () => void {
  open.add(isUnsaved);
  return () => void open.delete(isUnsaved);
}

export const hasOpenWriting = (): boolean => [...open].some((isUnsaved) => isUnsaved());

let submitted: (() => void)[] = [];

/** To be called once the server has accepted the form that is being sent. */
export function forgetOnceAccepted(forget: () => void): void {
  submitted.push(forget);
}

/** By the request that sends them. */
export function takeSubmitted(): (() => void)[] {
  const taken = submitted;
  submitted = [];
  return taken;
}
