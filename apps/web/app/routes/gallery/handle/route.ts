import type { LoaderFunctionArgs } from "react-router";
import { isHandleTaken } from "../handles.server.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const isTaken = await isHandleTaken(params["handle"] ?? "");
  return Response.json({ isTaken }, { headers: { "cache-control": "no-store" } });
}
