import { useEffect, useState } from "react";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  width?: number;
  height?: number;
}

const timeout = 1_500;

/** One icon from the icon endpoint. An icon is decoration: late or missing, the page does without. */
export async function fetchIcon(collection: string, name: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/_nuxt_icon/${collection}.json?icons=${name}`, {
      signal: AbortSignal.timeout(timeout),
    });
    const set = (await response.json()) as IconSet;
    return set.icons[name]?.body ?? null;
  } catch {
    return null;
  }
}

/** For icons whose name comes with the data; those known beforehand are imported from `generated/icons.ts`. */
export function RemoteIcon({ collection = "lucide", name }: { collection?: string; name: string }) {
  const [body, setBody] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchIcon(collection, name).then((found) => isCurrent && setBody(found));
    return () => {
      isCurrent = false;
    };
  }, [collection, name]);
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own icon endpoint.
      dangerouslySetInnerHTML={{ __html: body ?? "" }}
    />
  );
}
