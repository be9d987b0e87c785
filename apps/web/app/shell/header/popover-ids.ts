/** Buttons name the popover that they open, wherever they stand. */
export const phoneMenuId = "phone-menu";
export const preferencesId = "preferences";
