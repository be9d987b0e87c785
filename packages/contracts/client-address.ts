/** Carries the visitor's address between our processes. The server removes it from incoming requests unless it is signed. */
export const clientAddressHeader = "x-client-address";
