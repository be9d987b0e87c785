import { isIPv6 } from "node:net";

/** A household has one IPv4 address, but a whole /64 of IPv6 addresses. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = "", right] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const groups = left.split(":").filter(Boolean);
  if (right !== undefined) {
    const rest = right.split(":").filter(Boolean);
    // A dotted end counts as two groups.
    const length = rest.length + (right.includes(".") ? 1 : 0);
    groups.push(...Array.from({ length: 8 - groups.length - length }, () => "0"), ...rest);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
