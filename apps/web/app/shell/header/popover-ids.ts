/** The id of the popover, by which its buttons open it. */
export const phoneMenuId = "phone-menu";
export const preferencesId = "preferences";
