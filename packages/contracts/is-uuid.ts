const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Asked before a text goes to PostgreSQL as an id, which would refuse any other with an error. */
export const isUuid = (text: string): boolean => uuid.test(text);
