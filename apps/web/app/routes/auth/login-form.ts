/** Sent along where the device could make a passkey, so that nobody else is offered one. */
export const passkeyField = "canMakePasskey";

/**
 * An empty address is that of the document, with the hash of the page that was wanted; without a script browsers take it along
 * from redirect to redirect. With one, the router reads the form's own address.
 */
export const addressWithHash = "";
