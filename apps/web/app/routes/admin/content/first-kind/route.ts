import { redirect } from "react-router";
import { listPath } from "../kinds.ts";

/** Each kind has its own list. */
export const loader = () => redirect(listPath("news"));
