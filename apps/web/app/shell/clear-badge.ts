/** Takes away the number of offers on the icon of the installed app. Nothing where there is no such icon. */
export function clearBadge(): void {
  if (!("clearAppBadge" in navigator)) return;
  void navigator.clearAppBadge().catch(() => undefined);
}
