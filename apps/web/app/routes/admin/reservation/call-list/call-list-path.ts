/** The calls of one event, or of all. */
export const callListPath = (eventId?: string | null, done?: string): string => {
  const search = new URLSearchParams({
    ...(eventId && { event: eventId }),
    ...(done && { done }),
  }).toString();
  return `/admin/call-list${search && `?${search}`}`;
};
