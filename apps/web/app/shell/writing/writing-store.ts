import type { FormValues } from "../../ui/form/form-result.ts";

/** Words that were typed and not saved. */
export interface Writing {
  /** Milliseconds since 1970. */
  at: number;
  values: FormValues;
}

/** Long enough for a weekend and a holiday. */
const forgottenAfterMs = 7 * 24 * 60 * 60_000;
const prefix = "writing:";

/**
 * The unsaved text of one form. For a signed-in person it is stored on the device for them only; otherwise,
 * because the person is unknown, in the tab only.
 */
export function writingStore(personId: string | null, name: string) {
  const key = `${prefix}${personId ?? ""}:${name}`;
  const storage = () => (personId === null ? sessionStorage : localStorage);
  const forget = () => attempt(() => storage().removeItem(key));
  return {
    read(now = Date.now()): Writing | null {
      const writing = attempt(() => readWriting(storage().getItem(key)));
      if (writing && now - writing.at < forgottenAfterMs) return writing;
      forget();
      return null;
    },
    write(values: FormValues, now = Date.now()): void {
      attempt(() => storage().setItem(key, JSON.stringify({ at: now, values })));
    },
    forget,
  };
}

/** At sign-in: deletes other people's text on this device, and old text. */
export function forgetWritingOfOthers(personId: string, now = Date.now()): void {
  removeWhere(localStorage, (key, text) => {
    const writing = readWriting(text);
    const isOld = !writing || now - writing.at >= forgottenAfterMs;
    return isOld || !key.startsWith(`${prefix}${personId}:`);
  });
}

/** At sign-out. */
export function forgetAllWriting(): void {
  removeWhere(localStorage, () => true);
  removeWhere(sessionStorage, () => true);
}

function removeWhere(storage: Storage, isWanted: (key: string, text: string | null) => boolean) {
  attempt(() => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && isWanted(key, storage.getItem(key))) storage.removeItem(key);
    }
  });
}

function readWriting(text: string | null): Writing | null {
  if (text === null) return null;
  try {
    const { at, values } = JSON.parse(text) as Partial<Writing>;
    return typeof at === "number" && typeof values === "object" && values ? { at, values } : null;
  } catch {
    return null;
  }
}

/** Storage may be blocked or full. Then the page still asks before it is left. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
