/** The library's rule: one of several roles is enough, and so is being on the list. */
export function isAdmin(user: { id: string; role?: unknown }, adminUserIds: string[]): boolean {
  const roles = typeof user.role === "string" ? user.role.split(",") : [];
  return roles.includes("admin") || adminUserIds.includes(user.id);
}
