const storageKey = "reception-device";
const longestName = 40;
const platforms = ["iPad", "iPhone", "Android", "Macintosh", "Windows", "Linux"];

function firstName(): string {
  const platform = platforms.find((name) => navigator.userAgent.includes(name)) ?? "Web";
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return `${platform} ${number.toString(16).padStart(2, "0").toUpperCase()}`;
}

/** What this device is called beside its marks: something to tell it by, until somebody says something better. */
export function readDeviceName(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known) return known;
    return keepDeviceName(firstName());
  } catch {
    // Storage may be forbidden.
    return firstName();
  }
}

export function keepDeviceName(name: string): string {
  const kept = name.trim().slice(0, longestName);
  try {
    localStorage.setItem(storageKey, kept);
  } catch {
    // It is kept for this visit alone.
  }
  return kept;
}
