import { data } from "react-router";

/** Every path the table does not know. Redirect rules have been tried by the middleware before. */
export function loader({ url }: { url: URL }) {
  throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
