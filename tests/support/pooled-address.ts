interface Pooled {
  directUrl: string;
  followsNames: boolean;
}

const pooled = new Map<string, Pooled>();

/** Remembers that an address leads through a pooler. */
export const notePooled = (url: string, behind: Pooled): void => void pooled.set(url, behind);

/** What a program of ours has to know of a pooler before its database; it is told either way, so that settings of the developer do not count. */
export function poolerSettings(databaseUrl: string): Record<string, string> {
  const behind = pooled.get(databaseUrl);
  return {
    DATABASE_DIRECT_URL: behind?.directUrl ?? "",
    DATABASE_NAMED_STATEMENTS: behind?.followsNames === false ? "off" : "on",
  };
}
