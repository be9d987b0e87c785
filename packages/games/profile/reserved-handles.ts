/** Names under which somebody could pass for the house. */
const reserved = new Set([
  "admin",
  "administrator",
  "contact",
  "host",
  "info",
  "moderator",
  "official",
  "root",
  "staff",
  "support",
  "system",
  "takujo",
  "takujo_official",
  "takujo_staff",
]);

export const isReserved = (handle: string) => reserved.has(handle);
