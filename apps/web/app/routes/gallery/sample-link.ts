/** Where every link of the gallery leads: nowhere. */
export const nowhere = "#main";
