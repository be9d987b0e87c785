type Send = (request: Request) => Promise<Response>;

let send: Send = (request) => fetch(request);

/** For people who are signed in or write something; other visits do not load the code. */
export function interceptData(by: Send): void {
  send = by;
}

/** The router's requests for data. */
export const fetchData: Send = (request) => send(request);
