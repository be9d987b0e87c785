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

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** For routes whose items have only a database id. */
export const hasId: RouteCheck = ({ id }) => id !== undefined && idShape.test(id);
