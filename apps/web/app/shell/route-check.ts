export interface RouteCheckFailure {
  status?: number;
  message?: string;
}

/** `true` lets the visit through. */
export type RouteCheck = (
  params: Record<string, string | undefined>,
) => boolean | RouteCheckFailure;

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const hasSlug: RouteCheck = ({ slug }) =>
  slug !== undefined && slug.length <= 100 && slugShape.test(slug);
