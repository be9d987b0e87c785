/** A unique address per call, so that no cache on the way can answer it. */
export const freshKey = () => ({ _: crypto.randomUUID() });
