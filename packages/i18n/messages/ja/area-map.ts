/** The names on the drawn map come from the settings; without a start, there is no map. */
export const areaMap = {
  label: "{start}から%site%までの略図",
  start: "",
  corner: "",
  beside: "",
} as const;
