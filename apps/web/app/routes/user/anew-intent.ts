/** What the button of `SignInAnew` asks a page's action for. */
export const anewIntent = "sign-in-anew";

/** By which the auth service says that a sign-in is too old. */
export const notFresh = "SESSION_NOT_FRESH";
