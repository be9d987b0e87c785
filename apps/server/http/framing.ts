/** The preview of a draft, in any form of its address: the only page that may be framed, and only by our own pages. */
const preview = /^(?:\/ja|\/en)?\/admin\/content\/[a-z-]+\/[0-9a-f-]{36}\/preview$/;

export const mayBeFramed = (path: string): boolean => preview.test(path);
