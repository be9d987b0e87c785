import { createRoute } from "@hono/zod-openapi";
import { isIcon } from "@takujo/contracts/account/icon";
import {
  type LoginUser,
  loginUserQuerySchema,
  loginUserSchema,
  roleAnswerSchema,
  roleQuerySchema,
} from "@takujo/contracts/account/login";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";

const loginUser = createRoute({
  method: "get",
  path: "/logins/login_user",
  operationId: "readLoginUser",
  tags: ["login"],
  request: { query: loginUserQuerySchema },
  responses: { 200: jsonContent("Who is signed in", loginUserSchema), ...problemResponses },
});

const checkUserRole = createRoute({
  method: "get",
  path: "/logins/check_user_role",
  operationId: "checkUserRole",
  tags: ["login"],
  request: { query: roleQuerySchema },
  responses: {
    200: jsonContent("Whether they hold the role", roleAnswerSchema),
    ...problemResponses,
  },
});

/** The bearer check has just read session, person and roles, so nothing is queried here. */
export function loginRoutes() {
  return createApi<BearerVariables>()
    .openapi(loginUser, (c) => c.json(presentLoginUser(c.get("bearer")), 200))
    .openapi(checkUserRole, (c) =>
      c.json({ hasRole: c.get("bearer").roles.includes(c.req.valid("query").role) }, 200),
    );
}

function presentLoginUser({ email, handle, name, image, roles }: Bearer): LoginUser {
  return {
    email,
    displayId: handle,
    ...(name.trim() && { displayName: name.trim() }),
    ...(image && isIcon(image) && { icon: image }),
    roles,
  };
}
