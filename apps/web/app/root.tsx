import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { Document } from "./shell/document.tsx";
import { ErrorScreen } from "./shell/error/error-screen.tsx";
import { applyClientRules } from "./shell/routing/client-middleware.ts";
import { guardVisit } from "./shell/routing/middleware.server.ts";
import "./ui/ui.css";
import "./shell/shell.css";

export const middleware = [guardVisit];
export const clientMiddleware = [applyClientRules];

export { Document as Layout };

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}
