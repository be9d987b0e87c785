import { data } from "react-router";

/** More than any form sends, except those with long lists: the editor of an event, and the settings. */
const maxFields = 500;

/**
 * Reads the fields of a form. They are counted before parsing: a body of the allowed size could hold half a
 * million, and parsing those would block the event loop.
 */
export async function readForm(request: Request, max = maxFields): Promise<FormData> {
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get("content-type") ?? "";
  const mark = type.startsWith("multipart/") ? "form-data" : "&";
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (++count > max) throw data(null, { status: 413 });
  }
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    // Neither of the two encodings of forms.
    throw data(null, { status: 400 });
  }
}
