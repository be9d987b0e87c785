export { fold, pairsOf } from "./fold.ts";
