/** Whether somebody has the handle, from the gallery's own endpoint. */
export async function askForHandle(handle: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`/gallery/handles/${encodeURIComponent(handle)}`, { signal });
  if (!response.ok) throw new Error(`The handle could not be looked up (${response.status})`);
  const { isTaken } = (await response.json()) as { isTaken: boolean };
  return isTaken;
}
