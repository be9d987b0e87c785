import type { ArticleAuthor as Author } from "@takujo/contracts/generated/platform/types.gen";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";

export function ArticleAuthor({ author, size }: { author: Author; size: number }) {
  return (
    <span className="article-author">
      <img src={artUrl.avatar(author.avatar)} alt="" width={size} height={size} />
      <span lang={useTextLanguage()(author)}>{author.name}</span>
    </span>
  );
}
