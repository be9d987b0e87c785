import { artUrl } from "../../ui/icon/art-url.ts";

const drawn = "avatar:";

/** A drawing of the set, an uploaded picture or, until one is chosen, a drawing derived from the id. */
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
