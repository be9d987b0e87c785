import { artUrl } from "../../ui/art-url.ts";

const drawn = "avatar:";

/** A drawing out of the set, an uploaded picture, or, until one is chosen, the drawing that the id gives. */
export function iconUrl({
  icon,
  displayId,
}: {
  icon?: string | undefined;
  displayId: string;
}): string {
  if (!icon) return artUrl.avatar(displayId);
  return icon.startsWith(drawn) ? artUrl.avatar(icon.slice(drawn.length)) : icon;
}
