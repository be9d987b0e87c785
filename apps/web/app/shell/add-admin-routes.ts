import { adminRoutes } from "../admin-routes.ts";
import { addRoutes } from "./route-match.ts";

// Like the routes of the account.
addRoutes(adminRoutes);
