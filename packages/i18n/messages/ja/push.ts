/** Words of pushes that are not about a reservation: a title, and one line. */
export const push = {
  follow: {
    title: "新しい回があります",
    body: "{title}・{when}",
    many: "見ているものの、新しい回が{count, number}件あります",
  },
  trial: { title: "%site%", body: "この端末に、プッシュが届きます。" },
} as const;
