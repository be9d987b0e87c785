import { data } from "react-router";

/** Passes a file of the API on as a stream, with its name and type and no other header. */
export function handOnFile(response: Response | undefined): Response {
  if (!response?.ok) throw data(null, { status: response?.status ?? 503 });
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const name of ["content-type", "content-disposition"]) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}
