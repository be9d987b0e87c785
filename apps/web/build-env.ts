/** False in the output of `react-router build`. */
export const isDevelopment = process.env.NODE_ENV !== "production";
