/** Japanese is required; where the English is missing, pages show the Japanese and say so. */
export interface TextByLocale<Text> {
  ja: Text;
  en?: Text;
}
