/** The organizer's LINE account. */
export const lineAccount = {
  id: "@takujo-kanda",
  url: "https://line.me/R/ti/p/@takujo-kanda",
};
