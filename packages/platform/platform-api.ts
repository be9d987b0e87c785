import { largestImage } from "@takujo/contracts/platform/image-path";
import { createApi, limitBody } from "@takujo/runtime/api";
import { auditImpersonatedWrites } from "@takujo/runtime/audit/audit-impersonated-writes";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { bearerScope } from "@takujo/runtime/bearer/bearer-scope";
import { requireAdmin } from "@takujo/runtime/bearer/require-admin";
import { requireBearer } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database";
import { holdBack } from "@takujo/runtime/hold-back";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import { limitPerPerson, type RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import { notFoundHandler, problemHandler } from "@takujo/runtime/problem";
import type { SigningSecret } from "@takujo/runtime/secret-keys";
import { noStorage, type Storage } from "@takujo/runtime/storage/storage";
import { articleRoutes } from "./article/routes.ts";
import { cannedTextRoutes } from "./canned-text/routes.ts";
import { characterRoutes } from "./character/routes.ts";
import { accountInquiryRoutes } from "./contact/account-routes.ts";
import { contactRoutes } from "./contact/routes.ts";
import { contentRoutes, draftPath, largestDocument } from "./editing/routes.ts";
import { eventRoutes } from "./event/routes.ts";
import { faqRoutes } from "./faq/routes.ts";
import { imageRoutes } from "./image/public-routes.ts";
import { adminImageRoutes } from "./image/routes.ts";
import { inquiryRoutes } from "./inquiry/routes.ts";
import { legalRoutes } from "./legal/routes.ts";
import { newsRoutes } from "./news/routes.ts";
import type { PreviewMail } from "./organized-event/mail-preview.ts";
import { organizedEventRoutes } from "./organized-event/routes.ts";
import { postalCodeRoutes } from "./postal-code/routes.ts";
import { publishedPageRoutes } from "./published-page/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { staffRoutes } from "./staff/routes.ts";

export const platformBasePath = "/api/platform/v1";

export interface PlatformApiOptions {
  db: Database;
  logger: Logger;
  /** Signs what visitors bring back, and hides whom a limit is about. */
  secret: SigningSecret;
  /** The public address, which tokens name as their maker. */
  origin: string;
  /** Those who are admins whatever their role says. */
  adminUserIds?: string[];
  /** Calls of one person; none without it. */
  personLimit?: RateLimit;
  /** Where the files of images are. Without it there are no images. */
  storage?: Storage;
  /** Without it nobody sees mails before they are sent. */
  previewEventMail?: PreviewMail;
}

/** Everything the site publishes. Mounted by the server; reached by the web in-process or over HTTP. */
export function createPlatformApi({
  db,
  logger,
  secret,
  origin,
  adminUserIds,
  personLimit,
  storage,
  previewEventMail,
}: PlatformApiOptions) {
  const api = createApi().basePath(platformBasePath);
  const checkBearer = createBearerCheck(db, origin, adminUserIds);
  api.use("/authorized/*", requireBearer(checkBearer));
  if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));
  api.use("/authorized/admin/*", requireAdmin());
  api.use(holdBack());
  // After who asks is known: only the organizer may send as much.
  api.use(
    limitBody({
      [`${platformBasePath}/authorized${draftPath}`]: largestDocument,
      [`${platformBasePath}/authorized/admin/images`]: largestImage,
    }),
  );
  api.use(idempotency(db, bearerScope));
  api.use(auditImpersonatedWrites(db, checkBearer));
  api.route("/", eventRoutes(db));
  api.route("/", contactRoutes(db, secret));
  api.route("/authorized", accountInquiryRoutes(db, secret));
  api.route("/authorized", contentRoutes(db));
  api.route("/authorized/admin", organizedEventRoutes(db, previewEventMail));
  api.route("/", newsRoutes(db));
  api.route("/", characterRoutes(db));
  api.route("/", staffRoutes(db));
  api.route("/", articleRoutes(db));
  api.route("/", faqRoutes(db));
  api.route("/", legalRoutes(db));
  api.route("/", postalCodeRoutes(db));
  api.route("/", publishedPageRoutes(db));
  api.route("/", searchRoutes(db));
  const imageParts = { db, storage: storage ?? noStorage };
  api.route("/", imageRoutes(imageParts));
  api.route("/authorized/admin", adminImageRoutes(imageParts));
  api.route("/authorized/admin", inquiryRoutes(db));
  api.route("/authorized/admin", cannedTextRoutes(db));
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler(api));
  return api;
}

export const platformDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo platform API", version: "1", description: "What the site publishes." },
};
