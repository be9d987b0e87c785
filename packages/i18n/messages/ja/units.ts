export const units = {
  items: "{count, number}件",
  people: "{count, number}人",
  tables: "{count, number}卓",
  seats: "{count, number}席",
  minutes: "{count, number}分",
} as const;
