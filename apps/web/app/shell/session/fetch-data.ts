type Send = (request: Request) => Promise<Response>;

let send: Send = fetchAsVisitor;

/** For people who are signed in or write something; other visits do not load the code. */
export function interceptData(by: Send): void {
  send = by;
}

/** The router's requests for data. */
export const fetchData: Send = (request) => send(request);

let hasSent = false;

/** A form that was sent leads to its page though a signal is lost: an error screen would make people send it again. */
async function fetchAsVisitor(request: Request): Promise<Response> {
  const isForm = request.method !== "GET";
  const retryDelaysMs = hasSent && !isForm ? [500, 3_000] : [];
  for (;;) {
    try {
      const response = await fetch(request);
      hasSent = isForm;
      return response;
    } catch (error) {
      const delay = retryDelaysMs.shift();
      if (!delay) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
