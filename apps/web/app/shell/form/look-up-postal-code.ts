import type { PostalArea } from "../../ui/form/postal-code-field.tsx";

/** The areas of seven digits from the platform API; none for a code that is not in use. */
export async function lookUpPostalCode(code: string, signal: AbortSignal): Promise<PostalArea[]> {
  const response = await fetch(`/api/platform/v1/postal-codes/${code}`, { signal });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The postal code could not be looked up (${response.status})`);
  const { areas } = (await response.json()) as { areas: PostalArea[] };
  return areas;
}
