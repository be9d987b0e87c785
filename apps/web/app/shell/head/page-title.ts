export interface TitleParts {
  title?: string | undefined;
  siteName: string;
  isHome: boolean;
  development: boolean;
}

const divider = "｜";

export function pageTitle({ title, siteName, isHome, development }: TitleParts): string {
  if (development) return "sample";
  if (isHome || !title) return siteName;
  return `${title}${divider}${siteName}`;
}
