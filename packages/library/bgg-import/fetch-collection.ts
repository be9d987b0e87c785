import { DomainError } from "@takujo/runtime/domain-error";
import type { Collection } from "./collection.ts";
import { readXml } from "./read-xml.ts";

export type FetchCollection = (username: string) => Promise<Collection>;

const address = "https://boardgamegeek.com/xmlapi2/collection";
const patience = 10_000;
/** Ten times what the largest collections have that may be imported. */
const largestAnswer = 10_000_000;

/** Asks BoardGameGeek for what somebody owns. Without the token of an application registered there, nobody is asked. */
export function collectionFetcher(
  token: string | undefined,
  send: typeof fetch = fetch,
): FetchCollection | undefined {
  if (!token) return undefined;
  return async (username) => {
    const query = new URLSearchParams({
      username,
      own: "1",
      stats: "1",
      excludesubtype: "boardgameexpansion",
    });
    const response = await ask(`${address}?${query}`, token, send);
    // They gather it first, and ask to be asked again.
    if (response.status === 202) {
      throw new DomainError("not-now", "The collection is being gathered.", {
        reason: "gathering",
      });
    }
    if (!response.ok) throw new DomainError("unavailable", `BGG answered ${response.status}.`);
    const text = await readBounded(response);
    if (text.includes("<error")) throw new DomainError("not-found", "There is no such collection.");
    return readXml(text);
  };
}

async function ask(url: string, token: string, send: typeof fetch): Promise<Response> {
  try {
    return await send(url, {
      headers: { authorization: `Bearer ${token}`, accept: "application/xml" },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new DomainError("unavailable", "BGG did not answer.");
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > largestAnswer) throw new DomainError("too-large");
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError("unavailable", "BGG fell silent.");
  }
  return text;
}
