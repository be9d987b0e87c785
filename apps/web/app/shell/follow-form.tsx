import type { PageKind } from "@takujo/contracts/inbox/follow-kinds";
import { useHref } from "react-router";

type FollowFormProps = { kind: PageKind; slug: string; label: string; text: string };

/**
 * A plain form that needs no script: public pages are the same for everybody, and signed-out visitors sign in on the way. For
 * signed-in people, `session/follow-in-place.ts` turns its button into a switch.
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
