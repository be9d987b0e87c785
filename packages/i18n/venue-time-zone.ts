/** Every date of the product is told in the venue's zone, whatever the reader's clock says. */
export const venueTimeZone = "Asia/Tokyo";
