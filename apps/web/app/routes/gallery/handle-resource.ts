import type { LoaderFunctionArgs } from "react-router";
import { isHandleTaken } from "./server-handles.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const isTaken = await isHandleTaken(params["handle"] ?? "");
  return Response.json({ isTaken }, { headers: { "cache-control": "no-store" } });
}
