import type { Bearer } from "@takujo/runtime/bearer/bearer-check";

/** Who takes care of the money, where something beyond the pages and calls of `/admin/money` depends on it. */
export const handlesMoney = ({ roles }: Bearer): boolean => roles.includes("admin");
