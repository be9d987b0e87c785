/** The intent that the button of `SignInAgain` sends to the page's action. */
export const signInAgainIntent = "sign-in-again";

/** The auth service's code for a sign-in that is too old. */
export const notFresh = "SESSION_NOT_FRESH";
