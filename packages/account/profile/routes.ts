import { createRoute } from "@hono/zod-openapi";
import {
  handleAnswerSchema,
  handleQuerySchema,
  iconAnswerSchema,
  iconChoiceSchema,
  profileChangeSchema,
  profileSchema,
} from "@takujo/contracts/account/profile";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { checkHandle } from "./handles.ts";
import { readProfile, updateProfile } from "./own-profile.ts";
import { removeIcon, setIcon } from "./profile-icon.ts";

export const iconPath = "/profile/icon";
/** A picture of one megabyte in base64, and the rest of the body. */
export const largestIconBody = 1_500_000;

const tags = ["profile"];

const read = createRoute({
  method: "get",
  path: "/profile",
  operationId: "readProfile",
  tags,
  responses: { 200: jsonContent("One's own profile", profileSchema), ...problemResponses },
});

const update = createRoute({
  method: "put",
  path: "/profile",
  operationId: "updateProfile",
  tags,
  request: { body: jsonBody(profileChangeSchema) },
  responses: { 200: jsonContent("The profile as it is now", profileSchema), ...problemResponses },
});

const handle = createRoute({
  method: "get",
  path: "/profile/handle",
  operationId: "checkHandle",
  tags,
  request: { query: handleQuerySchema },
  responses: {
    200: jsonContent("Whether one may have the handle", handleAnswerSchema),
    ...problemResponses,
  },
});

const changeIcon = createRoute({
  method: "put",
  path: iconPath,
  operationId: "setIcon",
  tags,
  request: { body: jsonBody(iconChoiceSchema) },
  responses: { 200: jsonContent("The icon as it is now", iconAnswerSchema), ...problemResponses },
});

const dropIcon = createRoute({
  method: "delete",
  path: iconPath,
  operationId: "removeIcon",
  tags,
  responses: { 204: { description: "There is no icon any more" }, ...problemResponses },
});

export function profileRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => c.json(await readProfile(db, c.get("bearer").userId), 200))
    .openapi(update, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      return c.json(await updateProfile(db, c.get("bearer").userId, c.req.valid("json")), 200);
    })
    .openapi(handle, async (c) => {
      const { userId } = c.get("bearer");
      return c.json(await checkHandle({ db, secret }, { ...c.req.valid("query"), userId }), 200);
    })
    .openapi(changeIcon, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const { userId } = c.get("bearer");
      return c.json(await setIcon({ db, secret }, userId, c.req.valid("json")), 200);
    })
    .openapi(dropIcon, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      await removeIcon(db, c.get("bearer").userId);
      return c.body(null, 204);
    });
}
