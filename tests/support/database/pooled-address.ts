interface Pooled {
  directUrl: string;
  followsNames: boolean;
}

const pooled = new Map<string, Pooled>();

/** Remembers that an address leads through a pooler. */
export const notePooled = (url: string, behind: Pooled): void => void pooled.set(url, behind);

/** A program's settings for a pooler. Set without one too, so that the developer's own do not apply. */
export function poolerSettings(databaseUrl: string): Record<string, string> {
  const behind = pooled.get(databaseUrl);
  return {
    DATABASE_DIRECT_URL: behind?.directUrl ?? "",
    DATABASE_NAMED_STATEMENTS: behind?.followsNames === false ? "off" : "on",
  };
}
