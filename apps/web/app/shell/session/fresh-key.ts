/** Another address for each call: no cache on the way may answer for another moment. */
export const freshKey = () => ({ _: crypto.randomUUID() });
