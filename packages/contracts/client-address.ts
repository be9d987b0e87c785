/** Names the visitor's address inside the house. What comes in under this name is thrown away at the door. */
export const clientAddressHeader = "x-client-address";
