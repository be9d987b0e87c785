/** In the order of the page; also the values of `?show=`. */
export const groups = ["upcoming", "waiting", "past"] as const;
export type Group = (typeof groups)[number];
