/** The name of the control for the new start of everything. It is no field of the document. */
export const moveField = "moveTo";
