import { createRoute, z } from "@hono/zod-openapi";
import {
  acceptedInvitationSchema,
  invitationReceiptSchema,
  newStaffInvitationSchema,
  ownRightsSchema,
  shownInvitationSchema,
  staffChangedSchema,
  staffChangeSchema,
  staffListSchema,
  staffRemovalSchema,
  staffRemovedSchema,
} from "@takujo/contracts/account/staff";
import { localeSchema } from "@takujo/contracts/locale-schema";
import {
  assertPersonThemselves,
  type BearerVariables,
  requireFreshSignIn,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { acceptInvitation, readInvitation } from "./accept-invitation.ts";
import { changeStaff, removeStaff } from "./change-staff.ts";
import { invite, resendInvitation, withdrawInvitation } from "./invitations.ts";
import { listStaff, readOwnRights } from "./read-staff.ts";

const tags = ["staff"];
const query = z.object({ locale: localeSchema.default("ja") });
const path = "/admin/staff";
const invitationsPath = `${path}/invitations`;
const invitationParams = z.object({ invitationId: z.uuid() });
const personParams = z.object({ userId: z.string().min(1).max(64) });
const tokenParams = z.object({ token: z.string().max(300) });
const receipt = jsonContent("Until when it can be accepted", invitationReceiptSchema);

const ownRights = createRoute({
  method: "get",
  path: "/staff/rights",
  operationId: "readOwnRights",
  tags,
  request: { query },
  responses: { 200: jsonContent("What one may do as staff", ownRightsSchema), ...problemResponses },
});

const list = createRoute({
  method: "get",
  path,
  operationId: "listStaffAccounts",
  tags,
  request: { query },
  responses: {
    200: jsonContent("Admins, staff, and who is invited", staffListSchema),
    ...problemResponses,
  },
});

const send = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: invitationsPath,
  ...requireFreshSignIn,
  operationId: "inviteStaff",
  tags,
  request: { body: jsonBody(newStaffInvitationSchema) },
  responses: { 201: receipt, ...problemResponses },
});

const resend = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${invitationsPath}/{invitationId}/mail`,
  ...requireFreshSignIn,
  operationId: "resendStaffInvitation",
  tags,
  request: { params: invitationParams },
  responses: { 200: receipt, ...problemResponses },
});

const withdraw = createRoute({
  method: "delete",
  path: `${invitationsPath}/{invitationId}`,
  operationId: "withdrawStaffInvitation",
  tags,
  request: { params: invitationParams },
  responses: { 204: { description: "Its link is void" }, ...problemResponses },
});

const change = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: `${path}/{userId}`,
  ...requireFreshSignIn,
  operationId: "changeStaff",
  tags,
  request: { params: personParams, body: jsonBody(staffChangeSchema) },
  responses: { 200: jsonContent("Changed", staffChangedSchema), ...problemResponses },
});

const remove = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${path}/{userId}/removal`,
  operationId: "removeStaff",
  tags,
  request: { params: personParams, body: jsonBody(staffRemovalSchema) },
  responses: { 200: jsonContent("No longer staff", staffRemovedSchema), ...problemResponses },
});

const readOne = createRoute({
  method: "get",
  path: "/staff-invitations/{token}",
  operationId: "readStaffInvitation",
  tags,
  request: { params: tokenParams, query },
  responses: {
    200: jsonContent("What one is invited to; reading changes nothing", shownInvitationSchema),
    ...problemResponses,
  },
});

const accept = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/staff-invitations/{token}/acceptance",
  operationId: "acceptStaffInvitation",
  tags,
  request: { params: tokenParams },
  responses: {
    200: jsonContent("The roles one has now", acceptedInvitationSchema),
    ...problemResponses,
  },
});

interface Parts {
  db: Database;
  secret: SigningSecret;
  /** These users are admins whatever their role says. */
  adminUserIds: string[];
}

/** A person's own rights and invitations. Routes below `/admin` are for admins. */
export function staffAccountRoutes({ db, secret, adminUserIds }: Parts) {
  return createApi<BearerVariables>()
    .openapi(ownRights, async (c) => {
      const held = await c.get("staffRights")();
      const { signedInAt } = c.get("bearer");
      const { locale } = c.req.valid("query");
      return c.json(await readOwnRights(db, { held, signedInAt }, locale), 200);
    })
    .openapi(list, async (c) => {
      const { locale } = c.req.valid("query");
      return c.json(await listStaff(db, { adminUserIds, locale }), 200);
    })
    .openapi(send, async (c) => {
      const wanted = c.req.valid("json");
      const { userId } = c.get("bearer");
      const sent = await once(db, claimOf(c), (transaction) => invite(transaction, wanted, userId));
      return c.json(sent, 201);
    })
    .openapi(resend, async (c) => {
      const { invitationId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const sent = await once(db, claimOf(c), (transaction) =>
        resendInvitation(transaction, invitationId, userId),
      );
      return c.json(sent, 200);
    })
    .openapi(withdraw, async (c) => {
      const { invitationId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      await db
        .transaction()
        .execute((transaction) => withdrawInvitation(transaction, invitationId, userId));
      return c.body(null, 204);
    })
    .openapi(change, async (c) => {
      const { userId } = c.req.valid("param");
      const wanted = c.req.valid("json");
      const { userId: actorId } = c.get("bearer");
      const changed = await once(db, claimOf(c), (transaction) =>
        changeStaff(transaction, userId, wanted, actorId),
      );
      return c.json(changed, 200);
    })
    .openapi(remove, async (c) => {
      const { userId } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      const { userId: actorId } = c.get("bearer");
      const removed = await once(db, claimOf(c), (transaction) =>
        removeStaff(transaction, userId, reason, actorId),
      );
      return c.json(removed, 200);
    })
    .openapi(readOne, async (c) => {
      const invited = { ...c.req.valid("param"), bearer: c.get("bearer"), secret, adminUserIds };
      return c.json(await readInvitation(db, invited, c.req.valid("query").locale), 200);
    })
    .openapi(accept, async (c) => {
      const bearer = c.get("bearer");
      assertPersonThemselves(bearer);
      const invited = { ...c.req.valid("param"), bearer, secret, adminUserIds };
      const accepted = await once(db, claimOf(c), (transaction) =>
        acceptInvitation(transaction, invited),
      );
      return c.json(accepted, 200);
    });
}
