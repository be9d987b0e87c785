const storageKey = "reception-device";
const maxNameLength = 40;
const platforms = ["iPad", "iPhone", "Android", "Macintosh", "Windows", "Linux"];

function firstName(): string {
  const platform = platforms.find((name) => navigator.userAgent.includes(name)) ?? "Web";
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return `${platform} ${number.toString(16).padStart(2, "0").toUpperCase()}`;
}

/** The name shown with this device's marks: generated, until it is changed. */
export function readDeviceName(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known) return known;
    return saveDeviceName(firstName());
  } catch {
    // Storage may be blocked.
    return firstName();
  }
}

export function saveDeviceName(name: string): string {
  const saved = name.trim().slice(0, maxNameLength);
  try {
    localStorage.setItem(storageKey, saved);
  } catch {
    // Then it is remembered only for this visit.
  }
  return saved;
}
