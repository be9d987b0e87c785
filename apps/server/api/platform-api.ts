import { postalCodeRoutes } from "@takujo/account/postal-code/routes";
import { makeAdmin } from "@takujo/auth/first-admin/make-admin";
import {
  eventPhotoRoutes,
  guestPhotoRoutes,
  organizedPhotoRoutes,
} from "@takujo/booking/door/event-photo/routes";
import type { PreviewMail } from "@takujo/booking/schedule/organized-event/mail-preview";
import { organizedEventRoutes } from "@takujo/booking/schedule/organized-event/routes";
import { articleRoutes } from "@takujo/content/article/routes";
import { characterRoutes } from "@takujo/content/character/routes";
import { contentRoutes, documentPaths, largestDocument } from "@takujo/content/editing/routes";
import { eventRoutes } from "@takujo/content/event/routes";
import { faqRoutes } from "@takujo/content/faq/routes";
import { imageRoutes } from "@takujo/content/image/public-routes";
import { adminImageRoutes } from "@takujo/content/image/routes";
import { legalRoutes } from "@takujo/content/legal/routes";
import { newsRoutes } from "@takujo/content/news/routes";
import { publishedPageRoutes } from "@takujo/content/published-page/routes";
import { searchRoutes } from "@takujo/content/search/routes";
import { shelfRoutes } from "@takujo/content/shelf/routes";
import { siteRoutes } from "@takujo/content/site/routes";
import { siteSettingsRoutes } from "@takujo/content/site/settings-routes";
import { staffRoutes } from "@takujo/content/staff/routes";
import { synonymRoutes } from "@takujo/content/synonym/routes";
import { largestImage } from "@takujo/contracts/content/image/image-path";
import { largestImportBody } from "@takujo/contracts/library/bgg-import";
import { cannedTextRoutes } from "@takujo/inbox/canned-text/routes";
import { accountInquiryRoutes } from "@takujo/inbox/contact/account-routes";
import { contactRoutes } from "@takujo/inbox/contact/routes";
import { inquiryRoutes } from "@takujo/inbox/inquiry/routes";
import type { PreviewMessageMail } from "@takujo/inbox/message/index";
import { messageRoutes } from "@takujo/inbox/message/routes";
import type { FetchCollection } from "@takujo/library/bgg-import/fetch-collection";
import { gameImportRoutes, importPath, importPreviewPath } from "@takujo/library/bgg-import/routes";
import { boxRoutes, gameCopyRoutes } from "@takujo/library/copy/routes";
import { auditImpersonatedWrites } from "@takujo/runtime/audit/audit-impersonated-writes";
import { createBearerCheck } from "@takujo/runtime/bearer/bearer-check";
import { bearerScope, requireBearer } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { readFromPrimary } from "@takujo/runtime/database/replica";
import { answerReady, createApi, limitBody } from "@takujo/runtime/http/api";
import { limitAfterTimeout } from "@takujo/runtime/http/limit-after-timeout";
import { notFoundHandler, problemHandler } from "@takujo/runtime/http/problem";
import { idempotency } from "@takujo/runtime/idempotency/idempotency";
import { limitPerPerson, type RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { requireStaff } from "@takujo/runtime/staff/for-staff";
import { knowStaff } from "@takujo/runtime/staff/know-staff";
import { noStorage, type Storage } from "@takujo/runtime/storage/storage";
import { isFromOwnProcess } from "../http/client-address.ts";
import { imageUploads, platformBasePath } from "../http/upload-paths.ts";

export interface PlatformApiOptions {
  db: Database;
  /** A replica for published content. It may lag until a change is announced. */
  reads?: Database | undefined;
  logger: Logger;
  /** Signs values that visitors send back, and keys the hashes under which limits count. */
  secret: SigningSecret;
  /** The public address; tokens name it as their issuer. */
  origin: string;
  /** These users are admins whatever their role says. */
  adminUserIds?: string[];
  /** Limits the calls of one person; without it there is no limit. */
  personLimit?: RateLimit;
  /** Holds the image files. Without it there are no images. */
  storage?: Storage;
  /** Without it, mails cannot be previewed. */
  previewEventMail?: PreviewMail;
  previewMessageMail?: PreviewMessageMail;
  /** Without it, games are imported from files alone. */
  fetchCollection?: FetchCollection | undefined;
  /** Called when the site's settings change, such as its name. */
  onSiteChanged?: () => Promise<void>;
}

/** The API for everything the site publishes. The web calls it in-process or over HTTP. */
export function createPlatformApi({
  db,
  reads = db,
  logger,
  secret,
  origin,
  adminUserIds,
  personLimit,
  storage,
  previewEventMail,
  previewMessageMail,
  fetchCollection,
  onSiteChanged = async () => {},
}: PlatformApiOptions) {
  const api = createApi().basePath(platformBasePath);
  api.use(answerReady);
  const checkBearer = createBearerCheck(db, origin, adminUserIds);
  api.use("/authorized/*", requireBearer(checkBearer));
  if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));
  api.use("/authorized/*", knowStaff(db));
  api.use("/authorized/admin/*", requireStaff());
  api.use(limitAfterTimeout());
  // Runs after authentication: only staff, and guests with a photo, may send bodies this large.
  api.use(
    limitBody({
      ...Object.fromEntries(
        documentPaths.map((path) => [`${platformBasePath}/authorized${path}`, largestDocument]),
      ),
      ...Object.fromEntries(imageUploads.map((path) => [path, largestImage])),
      [`${platformBasePath}/authorized/admin${importPreviewPath}`]: largestImportBody,
      [`${platformBasePath}/authorized/admin${importPath}`]: largestImportBody,
    }),
  );
  if (reads !== db) {
    // A separate web process may know of a change earlier, and caches the answer.
    api.use((c, next) => (isFromOwnProcess(c.req.raw) ? readFromPrimary(next) : next()));
  }
  api.use(idempotency(db, bearerScope));
  api.use(auditImpersonatedWrites(db, checkBearer));
  api.route("/", eventRoutes(reads));
  api.route("/", contactRoutes(db, secret));
  api.route("/authorized", accountInquiryRoutes(db, secret));
  api.route("/authorized", contentRoutes(db));
  api.route("/authorized/admin", organizedEventRoutes(db, previewEventMail));
  api.route("/", newsRoutes(reads));
  api.route("/", characterRoutes(reads));
  api.route("/", staffRoutes(reads));
  api.route("/", articleRoutes(reads));
  api.route("/", shelfRoutes(reads));
  api.route("/", faqRoutes(reads));
  api.route("/", legalRoutes(reads));
  api.route("/", postalCodeRoutes(reads));
  api.route("/", publishedPageRoutes(reads));
  api.route("/", searchRoutes(reads));
  api.route(
    "/",
    siteRoutes({
      db,
      secret,
      adminUserIds: adminUserIds ?? [],
      onSetUp: onSiteChanged,
      makeAdmin: async (transaction, email) => (await makeAdmin(transaction, email)).id,
    }),
  );
  const imageParts = { db, storage: storage ?? noStorage };
  api.route("/", imageRoutes(imageParts));
  api.route("/authorized/admin", adminImageRoutes(imageParts));
  api.route("/", eventPhotoRoutes(reads));
  api.route("/authorized", guestPhotoRoutes({ ...imageParts, secret }));
  api.route("/authorized/admin", organizedPhotoRoutes(imageParts));
  api.route("/authorized/admin", inquiryRoutes(db));
  api.route("/authorized/admin", cannedTextRoutes(db));
  api.route("/authorized/admin", messageRoutes(db, previewMessageMail));
  api.route("/authorized/admin", synonymRoutes(db));
  api.route("/authorized/admin", gameImportRoutes(db, fetchCollection));
  api.route("/authorized/admin", gameCopyRoutes(db));
  api.route("/", boxRoutes(reads));
  api.route("/authorized/admin", siteSettingsRoutes(db, onSiteChanged));
  api.onError(problemHandler(logger));
  api.notFound(notFoundHandler(api));
  return api;
}

export const platformDocument = {
  openapi: "3.1.0",
  info: { title: "Takujo platform API", version: "1", description: "What the site publishes." },
};
