/** Where browsers send what went wrong in them, if the site reports errors. */
export const errorReportPath = "/error-report";

export interface BrowserError {
  /** The error's name, such as TypeError. */
  type: string;
  message: string;
  stack: string;
  /** Of the page, without its query. */
  path: string;
  build: string;
}

export const maxErrorFieldLength = { type: 60, message: 500, stack: 4_000, path: 500, build: 64 };
