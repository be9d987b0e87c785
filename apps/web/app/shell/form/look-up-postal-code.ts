import type { PostalArea } from "../../ui/form/fields/postal-code-field.tsx";

/** The areas of a seven-digit code from the platform API; empty for an unused code. */
export async function lookUpPostalCode(code: string, signal: AbortSignal): Promise<PostalArea[]> {
  const response = await fetch(`/api/platform/v1/postal-codes/${code}`, { signal });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The postal code could not be looked up (${response.status})`);
  const { areas } = (await response.json()) as { areas: PostalArea[] };
  return areas;
}
