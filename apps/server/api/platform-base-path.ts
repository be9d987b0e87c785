export const platformBasePath = "/api/platform/v1";
