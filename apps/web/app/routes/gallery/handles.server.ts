const taken = new Set(["koma", "sai"]);

/** Stands for a table with a unique index. */
export async function isHandleTaken(handle: string): Promise<boolean> {
  return taken.has(handle.toLowerCase());
}
