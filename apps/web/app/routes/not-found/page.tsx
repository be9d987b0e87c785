import { data } from "react-router";

/** Every path that no route matches. The middleware has already tried the redirect rules. */
export function loader({ url }: { url: URL }) {
  throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
