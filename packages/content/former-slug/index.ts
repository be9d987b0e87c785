export { missingItem } from "./missing-item.ts";
