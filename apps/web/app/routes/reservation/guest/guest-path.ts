/** The page of a signed link. Its forms name the link too: without scripts, the answer to one is shown at its address. */
export const guestPath = (token: string, done?: string): string =>
  `/reservation/guest?${new URLSearchParams({ token, ...(done && { done }) })}`;
