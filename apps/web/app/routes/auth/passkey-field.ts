/** Sent along where the device could make a passkey, so that nobody else is offered one. */
export const passkeyField = "canMakePasskey";
