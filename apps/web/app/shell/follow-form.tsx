import type { PageKind } from "@takujo/contracts/inbox/follow-kinds";
import { useHref } from "react-router";

type FollowFormProps = { kind: PageKind; slug: string; label: string; text: string };

/**
 * A plain form, which needs no script: public pages know nobody, and whoever is not signed in does so on the way. For others,
 * `session/follow-in-place.ts` makes a switch of its button.
 */
export function FollowForm({ kind, slug, label, text }: FollowFormProps) {
  return (
    <form
      method="post"
      action={useHref(`/user/follow/${kind}/${slug}`)}
      data-follow={`${kind}/${slug}`}
    >
      <button type="submit" className="button button-line button-small" aria-label={label}>
        {text}
      </button>
    </form>
  );
}
