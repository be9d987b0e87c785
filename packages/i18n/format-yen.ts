/** ¥5,600, in every language. */
export const formatYen = (yen: number): string => `¥${yen.toLocaleString("en")}`;
