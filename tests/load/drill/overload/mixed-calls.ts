import { randomInt, randomUUID } from "node:crypto";
import { signed } from "../../../integration/access/authorization/cast.ts";
import { browser } from "../../../integration/support/visit.ts";
import type { Person } from "../../crowd/people.ts";
import type { OpenSession } from "../../crowd/sessions.ts";
import { drillOrigin } from "../programs.ts";

export interface Reply {
  /** Of which kind the call was that it answers. */
  kind: string;
  /** 0 where there was no answer. */
  status: number;
  isNormal: boolean;
  /** 503 with Retry-After: the site cannot serve it now. */
  isRefusal: boolean;
  milliseconds: number;
  body: string;
}

/** A caller that makes one call at a time, of one or several kinds in rotation. */
export interface Caller {
  /** Which kind comes next. */
  next(): string;
  /** Makes calls until the kind that this caller stands for comes next. */
  prepare?(port: number): Promise<void>;
  call(port: number): Promise<Reply>;
}

interface Call {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: object;
  normal?: number;
}

/** Longer than any limit of the server: a call that waits this long was lost. */
const answerTimeoutMs = 15_000;

async function send(kind: string, port: number, call: Call): Promise<Reply> {
  const { method = "GET", path, headers, body, normal = 200 } = call;
  const sentAt = performance.now();
  const reply = (status: number, text: string, retryAfter: string | null = null): Reply => ({
    kind,
    status,
    isNormal: status === normal,
    isRefusal: status === 503 && retryAfter !== null,
    milliseconds: performance.now() - sentAt,
    body: text,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        "user-agent": browser,
        // Everybody comes from elsewhere, so that no limit of one address is met.
        "x-forwarded-for": `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`,
        ...(method === "POST" && { origin: drillOrigin, "content-type": "application/json" }),
        ...headers,
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    return reply(answer.status, await answer.text(), answer.headers.get("retry-after"));
  } catch (error) {
    return reply(0, (error as Error).message);
  }
}

export interface MixedCrowd {
  person: Person;
  admin: Person;
  /** The person who reserves next. */
  nextPerson(): Person;
  session: OpenSession;
  eventId: string;
}

const games = "/api/v1";
const platform = "/api/platform/v1";

/** What a browser sends for somebody who is signed in. */
export const cookieOf = (who: Person): string =>
  [
    `__Host-better-auth.session_token=${signed(`token-${who.id}`)}`,
    "session_version=1",
    `auth_jwt=${who.authorization.replace("Bearer ", "")}`,
  ].join("; ");

/** One caller for each kind of call that most visits consist of. */
export function mixedCallers({
  person,
  admin,
  nextPerson,
  session,
  eventId,
}: MixedCrowd): Caller[] {
  const { slug } = session;
  const bearer = (who: Person) => ({ authorization: who.authorization });
  const signedIn = (who: Person) => ({ cookie: cookieOf(who) });
  const read = (path: string, headers: Record<string, string> = {}) => caller({ path, headers });
  const caller = (call: Call) => (kind: string) => ({
    next: () => kind,
    call: (port: number) => send(kind, port, call),
  });
  const kinds: Record<string, (kind: string) => Caller> = {
    "page: home": read("/ja"),
    "page: events, en": read("/en/event"),
    "page: event": read(`/event/${slug}`),
    "page: news": read("/news"),
    "page: staff": read("/staff"),
    "page: faq, en": read("/en/faq"),
    "page: search": read("/search?q=%E5%8D%93"),
    "page: login": read("/auth/login"),
    "page: my reservations": read("/user/reservation", signedIn(person)),
    "page: my profile": read("/user/profile", signedIn(person)),
    "page: admin reservations": read("/admin/reservation", signedIn(admin)),
    "page: admin inquiries": read("/admin/inquiry", signedIn(admin)),
    "page: reception": read(`/reception/${eventId}`, signedIn(admin)),
    news: read(`${platform}/news`),
    articles: read(`${platform}/articles`),
    characters: read(`${platform}/characters`),
    staff: read(`${platform}/staff`),
    faq: read(`${platform}/faq`),
    events: read(`${platform}/events`),
    event: read(`${platform}/events/${slug}`),
    legal: read(`${platform}/legal/privacy-policy`),
    search: read(`${platform}/search?q=%E5%8D%93`),
    "postal code": caller({ path: `${platform}/postal-codes/1010041`, normal: 404 }),
    seats: read(`${games}/seats?events=${slug}`),
    sessions: read(`${games}/events/${slug}/sessions`),
    "who am I": read(`${games}/authorized/logins/login_user`, bearer(person)),
    "my profile": read(`${games}/authorized/profile`, bearer(person)),
    "my addresses": read(`${games}/authorized/addresses`, bearer(person)),
    "my reservations": read(`${games}/authorized/reservations`, bearer(person)),
    "admin: reservations": read(`${games}/authorized/admin/reservations`, bearer(admin)),
    "admin: dashboard": read(`${games}/authorized/admin/dashboard`, bearer(admin)),
    "admin: audit": read(`${games}/authorized/admin/audit-entries`, bearer(admin)),
    "admin: inquiries": read(`${platform}/authorized/admin/inquiries`, bearer(admin)),
    "admin: content": read(`${platform}/authorized/admin/content/news`, bearer(admin)),
    "admin: images": read(`${platform}/authorized/admin/images`, bearer(admin)),
    "admin: people": read("/api/auth/admin/list-users?limit=20", signedIn(admin)),
    "reception list": read(`${games}/authorized/reception/events/${eventId}`, bearer(admin)),
    "session of a browser": read("/api/auth/get-session", signedIn(person)),
    "sign-in code": (kind) => ({
      next: () => kind,
      call: (port) =>
        send(kind, port, {
          method: "POST",
          path: "/api/auth/email-otp/send-verification-otp",
          body: { email: `${randomUUID()}@example.jp`, type: "sign-in" },
        }),
    }),
  };
  return [
    ...Object.entries(kinds).map(([kind, made]) => made(kind)),
    ...reservationSteps.map((kind) => reserving(kind, nextPerson, session.id)),
  ];
}

const details = {
  name: "卓上 ことり",
  kana: "たくじょう ことり",
  phone: "090-1234-5678",
  agreed: true,
};
const reservationSteps = ["hold", "confirm", "cancel"] as const;

/** Holds, confirms and cancels in rotation. A refused call is sent again with the same key, as pages do. */
function reserving(
  first: (typeof reservationSteps)[number],
  nextPerson: () => Person,
  sessionId: string,
): Caller {
  let step = 0;
  let id = "";
  let key = randomUUID();
  let person = nextPerson();
  const next = () => reservationSteps[step] ?? "hold";
  const call = async (port: number) => {
    const kind = next();
    const base = `${games}/authorized/reservations`;
    const reply = await send(kind, port, {
      method: "POST",
      path: kind === "hold" ? base : `${base}/${id}/${kind}`,
      headers: { authorization: person.authorization, "idempotency-key": key },
      ...(kind === "hold" && { body: { sessionId, seats: 1 }, normal: 201 }),
      ...(kind === "confirm" && { body: details }),
    });
    if (reply.isRefusal) return reply;
    if (reply.isNormal && kind === "hold") id = (JSON.parse(reply.body) as { id: string }).id;
    step = reply.isNormal ? (step + 1) % reservationSteps.length : 0;
    if (step === 0) person = nextPerson();
    key = randomUUID();
    return reply;
  };
  return {
    next,
    call,
    async prepare(port) {
      while (next() !== first) {
        const reply = await call(port);
        if (!reply.isNormal) throw new Error(`${reply.kind}: ${reply.status} ${reply.body}`);
      }
    },
  };
}
