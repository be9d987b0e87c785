/** Japanese is required; without English, pages show the Japanese and say so. */
export interface TextByLocale<Text> {
  ja: Text;
  en?: Text;
}
