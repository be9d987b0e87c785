import { redirect } from "react-router";
import { listPath } from "./kinds.ts";

/** The list of content is one for each kind. */
export const loader = () => redirect(listPath("news"));
