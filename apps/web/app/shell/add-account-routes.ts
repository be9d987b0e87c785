import { accountRoutes } from "../account-routes.ts";
import { addRoutes } from "./route-match.ts";

// The server knows them from the start; browsers import this when they come to one.
addRoutes(accountRoutes);
