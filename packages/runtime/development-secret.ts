/** Outside of production nothing worth protecting is signed or sealed. */
export const developmentSecret = "for developing and testing only";
