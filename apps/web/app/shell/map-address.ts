export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

type Platform = "apple" | "android" | "other";

/** iPads call themselves Macs, which have the same maps. */
export function platformOf(userAgent: string): Platform {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return "apple";
  return /Android/.test(userAgent) ? "android" : "other";
}

/**
 * Opens the device's own maps: `geo:` is known to Android only, where it offers every installed app; Apple's address opens the
 * app on its devices. Everywhere else, and without JavaScript, an address that every browser can open.
 */
export function mapAddress({ name, latitude, longitude }: MapPlace, platform: Platform): string {
  const point = `${latitude},${longitude}`;
  const label = encodeURIComponent(name);
  if (platform === "apple") return `https://maps.apple.com/?ll=${point}&q=${label}`;
  if (platform === "android") return `geo:${point}?q=${point}(${label})`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`;
}
