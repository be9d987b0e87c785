/** No SVG, because it can contain scripts. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
};

export const isPictureKind = (mediaType: string) => mediaType in extensions;

export function hasExtensionOf(mediaType: string, name: string): boolean {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") && Boolean(extensions[mediaType]?.includes(extension));
}
