/** Outside production, nothing worth protecting is signed or encrypted. */
export const developmentSecret = "for developing and testing only";
