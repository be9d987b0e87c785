import type { RouteAccess } from "../../../../apps/web/app/shell/routing/record.ts";
import type { StaffRight } from "../../../../packages/contracts/account/staff-policy.ts";
import { isMet, ruleOfCall, type StaffCaller, type StaffRule, staffCallers } from "./staff.ts";

/**
 * Nobody; two people; somebody who may work the reception of one event; staff; an admin; and that admin in the name of A. What
 * belongs to somebody belongs to A.
 */
export const callers = [
  "anonymous",
  "A",
  "B",
  "helper",
  ...staffCallers,
  "admin",
  "adminAsA",
] as const;
export type Caller = (typeof callers)[number];

/**
 * The meaning of an answer. `open`: neither refused nor redirected, whatever its status. `hidden`: as if the thing did
 * not exist. A redirect of a page names its target.
 */
export type Verdict = "open" | "sign-in" | "refused" | "hidden" | `to ${string}`;
export type Verdicts = Record<Caller, Verdict>;

const all = (verdict: Verdict): Verdicts =>
  Object.fromEntries(callers.map((caller) => [caller, verdict])) as Verdicts;

/** The same for each of the staff, or by what they may do. */
const staff = (verdictOf: (caller: StaffCaller) => Verdict): Record<StaffCaller, Verdict> =>
  Object.fromEntries(staffCallers.map((caller) => [caller, verdictOf(caller)])) as Record<
    StaffCaller,
    Verdict
  >;

/** Callers that a rule admits, and the answer to others. */
const staffBy = (rule: StaffRule | null, others: Verdict) =>
  staff((caller) => (rule && isMet(rule, caller) ? "open" : others));
const here = "tests/integration/access/authorization/rules.ts";

/** Public by the first part of their path, and to be read only. */
const publicReads = {
  "/api/v1": [
    "calendar-feeds",
    "events",
    "free-boxes",
    "friend-invitations",
    "friend-tickets",
    "guest-friend-seats",
    "guest-reservations",
    "icons",
    "newsletter-subscriptions",
    "no-show-rule",
    "reminders",
    "seats",
  ],
  "/api/platform/v1": [
    "articles",
    "boxes",
    "characters",
    "contact-challenge",
    "events",
    "faq",
    "game-shelf",
    "games",
    "images",
    "legal",
    "news",
    "postal-codes",
    "published-pages",
    "search",
    "site",
    "staff",
  ],
};
/** All but the first for holders of a signed link. */
const publicWrites = [
  "POST /api/platform/v1/contact-inquiries",
  "POST /api/v1/friend-plates",
  "POST /api/v1/friend-refusals",
  "POST /api/v1/friend-returns",
  "POST /api/v1/friend-takings",
  "POST /api/v1/guest-answers",
  "POST /api/v1/guest-changes",
  "POST /api/v1/guest-friend-seats",
  "POST /api/v1/guest-friend-withdrawals",
  "POST /api/v1/newsletter-unsubscriptions",
  "POST /api/v1/reminder-answers",
];

/** What an admin cannot do in a person's name. Sending a photo is refused too, once it was found good (`event-photo.test.ts`). */
const refusedWhileImpersonating = [
  "PUT /api/v1/authorized/profile",
  "PUT /api/v1/authorized/profile/icon",
  "DELETE /api/v1/authorized/profile/icon",
  "GET /api/v1/authorized/export",
  "PUT /api/v1/authorized/notification-choices",
  "POST /api/v1/authorized/push-devices",
  "DELETE /api/v1/authorized/push-devices/:id",
  "POST /api/v1/authorized/push-devices/:id/trial",
  "GET /api/v1/authorized/calendar-feed",
  "POST /api/v1/authorized/calendar-feed",
  "DELETE /api/v1/authorized/calendar-feed",
  "PUT /api/v1/authorized/reservations/:id/visit/plays/:slug",
  "DELETE /api/v1/authorized/reservations/:id/visit/plays/:slug",
  "PUT /api/v1/authorized/reservations/:id/visit/word",
  "PUT /api/v1/authorized/reservations/:id/visit/name",
  "DELETE /api/v1/authorized/plays/:sessionId/:gameId",
  "DELETE /api/platform/v1/authorized/event-photos/:photoId",
  "POST /api/v1/authorized/staff-invitations/:token/acceptance",
];

/** Of the event that the helper works at. What lists or finds receptions answers everybody with those they may work at. */
const ofOneReception = /\/reception\/(?:events\/)?:eventId(?:\/|$)/;

/** Exists only while the site has no admin, and then only with the key. */
const ofTheFirstStart = ["/setup", "/api/platform/v1/setup"];

const belongsToA = (path: string) => /:id\b/.test(path);

export function verdictsOfApi(method: string, path: string): Verdicts {
  const call = `${method} ${path}`;
  if (ofTheFirstStart.includes(path)) return all("hidden");
  if (path.includes("/authorized/admin/")) {
    return { ...noAdmin, ...staffBy(ruleOfCall(method, path), "refused") };
  }
  if (ofOneReception.test(path)) {
    return { ...noAdmin, ...staffBy(["here", "reception"], "refused"), helper: "open" };
  }
  if (path.includes("/authorized/")) {
    const others = belongsToA(path) ? "hidden" : "open";
    return {
      anonymous: "sign-in",
      A: "open",
      B: others,
      helper: others,
      ...staff(() => others),
      admin: others,
      adminAsA: refusedWhileImpersonating.includes(call) ? "refused" : "open",
    };
  }
  const isPublicRead = Object.entries(publicReads).some(
    ([base, parts]) =>
      method === "GET" && parts.some((part) => `${path}/`.startsWith(`${base}/${part}/`)),
  );
  if (isPublicRead || publicWrites.includes(call)) return all("open");
  throw new Error(`Nobody has said who may call ${call}: say it in ${here}`);
}

export function verdictsOfPage(path: string, access: RouteAccess): Verdicts {
  if (ofTheFirstStart.includes(path)) return all("hidden");
  if (access === false) return all("open");
  const rule = access === true ? { only: "user" } : access;
  const elsewhere = (usual: string): Verdict => `to ${rule.redirectTo ?? usual}`;
  // Without a ticket's code it leads to all receptions.
  if (path === "/admin/check-in") {
    return { ...all("to /reception"), anonymous: elsewhere("/auth/login") };
  }
  const elsewhereForStaff = staff(() => (rule.staffGoTo ? "to /admin" : elsewhere("/")));
  // The list of one kind stands for the list of all.
  if (path === "/admin/content") {
    return {
      ...all("to /"),
      ...elsewhereForStaff,
      anonymous: elsewhere("/auth/login"),
      editor: "to /admin/content/news",
      admin: "to /admin/content/news",
    };
  }
  // Staff without the dashboard are redirected to their first page.
  if (path === "/admin") {
    return {
      ...all("to /"),
      anonymous: elsewhere("/auth/login"),
      editor: "to /admin/event",
      host: "to /admin/event",
      otherHost: "to /admin/event",
      desk: "open",
      treasurer: "to /admin/money",
      admin: "open",
    };
  }
  // What it shows comes with the form of the settings.
  if (path === "/admin/settings/preview") {
    return {
      ...all("to /"),
      ...elsewhereForStaff,
      anonymous: elsewhere("/auth/login"),
      admin: "to /admin/settings",
    };
  }
  // Its file is sent for the button's POST only.
  if (path === "/user/data/export") {
    return { ...all("to /user/data"), anonymous: elsewhere("/auth/login") };
  }
  if (ofOneReception.test(path)) {
    return {
      ...all("refused"),
      anonymous: elsewhere("/auth/login"),
      helper: "open",
      ...staffBy(["here", "reception"], "refused"),
      admin: "open",
    };
  }
  switch (rule.only) {
    case "guest":
    case "anonymous":
      return { ...all(elsewhere("/")), anonymous: "open" };
    case "user": {
      const others = belongsToA(path) ? "hidden" : "open";
      return {
        ...all("open"),
        anonymous: elsewhere("/auth/login"),
        B: others,
        helper: others,
        ...staff(() => others),
        admin: others,
      };
    }
    case "staff": {
      const { right, everywhere } = rule;
      if (!right) throw new Error(`Which of the staff is ${path} for? Say it in ${here}`);
      return {
        ...all(elsewhere("/")),
        anonymous: elsewhere("/auth/login"),
        ...staff((caller) => {
          if (!isMet([everywhere ? "everywhere" : "anywhere", right], caller)) {
            return elsewhereForStaff[caller];
          }
          return verdictWithin(path, right, caller);
        }),
        admin: "open",
      };
    }
    case "admin":
      return {
        ...all(elsewhere("/")),
        ...elsewhereForStaff,
        ...(rule.guestsLogIn && { anonymous: elsewhere("/auth/login") }),
        admin: "open",
      };
    default:
      throw new Error(
        `Nobody is let in at ${path} by "${rule.only}": say in ${here} what it means`,
      );
  }
}

/** Of those whom a page lets in: what they find, by the event that it is about. */
function verdictWithin(path: string, right: StaffRight, caller: StaffCaller): Verdict {
  // The list of all leads those who see some to the first of theirs.
  if (path === "/admin/reservation" && !isMet(["everywhere", right], caller)) {
    return "to /admin/reservation";
  }
  // A preview of news, which hosts do not write.
  if (path === "/admin/content/:kind/:itemId/preview") {
    return isMet(["everywhere", "content"], caller) ? "open" : "refused";
  }
  const isOfOne = /:(?:event|reservation)Id\b/.test(path);
  return isOfOne && !isMet(["here", right], caller) ? "refused" : "open";
}

const everybodysCalls = [
  "GET /get-session",
  "POST /sign-out",
  "POST /verify-email",
  "POST /email-otp/send-verification-otp",
  "POST /sign-in/email-otp",
  "POST /passkey/generate-authenticate-options",
  "POST /passkey/verify-authentication",
  "GET /jwks",
  "POST /line/sign-in",
];
/** Of who is signed in, also in another's name. */
const readingCalls = [
  "GET /list-sessions",
  "GET /passkey/list-user-passkeys",
  "GET /token",
  "GET /line",
];
const ownCalls = [
  "POST /revoke-session",
  "POST /revoke-sessions",
  "POST /revoke-other-sessions",
  "POST /update-user",
  "POST /delete-user",
  "POST /change-email",
  "GET /passkey/generate-register-options",
  "POST /passkey/verify-registration",
  "POST /passkey/delete-passkey",
  "POST /passkey/update-passkey",
  "POST /line/link",
  "POST /line/unlink",
];
const signedIn: Verdicts = { ...all("open"), anonymous: "sign-in" };
const noAdmin: Verdicts = { ...all("refused"), anonymous: "sign-in", admin: "open" };

/** Calls of the auth service. */
export function verdictsOfCall(call: string): Verdicts {
  if (everybodysCalls.includes(call)) return all("open");
  if (readingCalls.includes(call)) return signedIn;
  // Else the last admin could go.
  if (call === "POST /delete-user") {
    return { ...signedIn, admin: "refused", adminAsA: "refused" };
  }
  // None of these callers came from LINE.
  if (call === "POST /line/finish") return { ...all("refused"), anonymous: "sign-in" };
  if (call === "GET /line/callback") {
    return { ...all("to /user/passkey"), anonymous: "to /auth/login" };
  }
  if (ownCalls.includes(call)) return { ...signedIn, adminAsA: "refused" };
  // Others are told that there is nothing to stop.
  if (call === "POST /admin/stop-impersonating") return signedIn;
  // Tells a person only what they may do themselves.
  if (call === "POST /admin/has-permission") return { ...signedIn, adminAsA: "refused" };
  if (/^(?:GET|POST) \/admin\//.test(call)) return noAdmin;
  throw new Error(`Nobody has said who may call ${call}: say it in ${here}`);
}
