/** How long the rules of a game are explained before it begins. */
export const explanationMinutes = 20;
