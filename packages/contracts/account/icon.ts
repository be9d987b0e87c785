import { type AvatarName, avatarNames } from "./profile-form.ts";

const uploaded =
  /^\/api\/v1\/icons\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/;
const chosen = "avatar:";

export const avatarIcon = (name: AvatarName) => `${chosen}${name}`;
export const uploadedIcon = (id: string) => `/api/v1/icons/${id}.webp`;

/** The drawn face of an icon; null for an uploaded picture. */
export function avatarOf(icon: string): AvatarName | null {
  return avatarNames.find((name) => icon === avatarIcon(name)) ?? null;
}

/** Foreign addresses are refused, because their host would learn who looks at the page. */
export function isIcon(text: string): boolean {
  return avatarOf(text) !== null || uploaded.test(text);
}
