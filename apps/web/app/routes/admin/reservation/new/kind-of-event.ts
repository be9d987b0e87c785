/** Events may have kinds with the same key, and one form asks for those of several events. */
export const kindOfEvent = (eventId: string, key: string) => `${eventId}.${key}`;
