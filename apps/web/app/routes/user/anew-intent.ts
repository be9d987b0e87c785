/** The intent that the button of `SignInAnew` sends to the page's action. */
export const anewIntent = "sign-in-anew";

/** The auth service's code for a sign-in that is too old. */
export const notFresh = "SESSION_NOT_FRESH";
