/** ¥5,600, in every language. */
export const formatYen = (yen: number): string => `¥${yen.toLocaleString("en")}`;

/** +¥500 or −¥2,800: what is more or less than something. */
export function formatYenChange(yen: number): string {
  const sign = yen > 0 ? "+" : yen < 0 ? "−" : "";
  return sign + formatYen(Math.abs(yen));
}
