/** Where the mails of a demo can be read; a proxy leads there (`deploy/demo/mailbox.caddy`). In English below `/en`. */
export const demoMailPath = "/demo-mail";
