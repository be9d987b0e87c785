import { useEffect, useState } from "react";
import { Html } from "../text/html.tsx";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  width?: number;
  height?: number;
}

const timeout = 1_500;

/** Names requested at the same moment share one request. */
const waiting = new Map<string, { names: string[]; set: Promise<IconSet | null> }>();

/** Loads one icon from the icon endpoint. Icons are decorative: the page works without a late or missing one. */
export async function fetchIcon(collection: string, name: string): Promise<string | null> {
  let batch = waiting.get(collection);
  if (!batch) {
    const names: string[] = [];
    batch = { names, set: Promise.resolve().then(() => fetchSet(collection, names)) };
    waiting.set(collection, batch);
  }
  batch.names.push(name);
  return (await batch.set)?.icons[name]?.body ?? null;
}

async function fetchSet(collection: string, names: string[]): Promise<IconSet | null> {
  waiting.delete(collection);
  try {
    const response = await fetch(`/api/_nuxt_icon/${collection}.json?icons=${names.join()}`, {
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? ((await response.json()) as IconSet) : null;
  } catch {
    return null;
  }
}

/** For icons whose name is in the data; those known in advance are imported from `generated/icons.ts`. */
export function RemoteIcon({ collection = "lucide", name }: { collection?: string; name: string }) {
  const [body, setBody] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchIcon(collection, name).then((found) => isCurrent && setBody(found));
    return () => {
      isCurrent = false;
    };
  }, [collection, name]);
  return (
    <Html as="svg" className="icon" viewBox="0 0 24 24" aria-hidden="true" html={body ?? ""} />
  );
}
