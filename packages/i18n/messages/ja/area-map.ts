export const areaMap = {
  label: "神田駅から卓上ハウスまでの地図。駅の南口を出て東へ、公園の角を南へ、銭湯の手前。",
  station: "神田駅",
  park: "公園",
  bath: "銭湯",
} as const;
