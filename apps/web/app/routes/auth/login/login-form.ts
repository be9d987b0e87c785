/** Set if the device can create a passkey; only then it is offered. */
export const passkeyField = "canMakePasskey";

/** Set where LINE is connected to the account that the code opens. */
export const connectLineField = "connectLine";

export const lineIntent = "line";
export const withoutLineIntent = "without-line";

/**
 * An empty action means the document's address, including the hash of the wanted page, which browsers without a
 * script carry through redirects. With a script, the router uses the form's own address.
 */
export const addressWithHash = "";
