/** Where the house stands, for maps. */
export const house = { latitude: 35.6917, longitude: 139.7709 };
