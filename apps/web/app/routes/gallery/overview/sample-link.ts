/** The target of every link in the gallery. */
export const nowhere = "#main";
