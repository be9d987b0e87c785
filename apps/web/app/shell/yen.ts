/** ¥2,800 */
export const yen = (amount: number): string => `¥${amount.toLocaleString("en")}`;
