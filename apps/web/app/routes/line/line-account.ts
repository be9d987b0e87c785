/** The organizer's account at LINE. */
export const lineAccount = {
  id: "@takujo-kanda",
  url: "https://line.me/R/ti/p/@takujo-kanda",
};
