/** The page of an invitation. Its forms name the link too: without scripts, the answer to one is shown at its address. */
export const friendPath = (token: string, done?: string): string =>
  `/reservation/friend?${new URLSearchParams({ token, ...(done && { done }) })}`;

export const friendTicketPath = (token: string, done?: string): string =>
  `/reservation/friend/ticket?${new URLSearchParams({ token, ...(done && { done }) })}`;
