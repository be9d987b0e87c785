import {
  addPushDevice,
  endCalendarFeed,
  listFollows,
  listPushDevices,
  readCalendarFeedAddress,
  readNotificationChoices,
  readPushKey,
  removePushDevice,
  renewCalendarFeed,
  saveNotificationChoices,
  tryPushDevice,
  unfollowSubject,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { NotificationChange } from "@takujo/contracts/generated/games/types.gen";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { refusalSentence } from "../../../shell/form/refusal.server.ts";
import { siteOrigin } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { deviceOf } from "../device-name.server.ts";
import { followShape } from "../follow/follow.server.ts";

const here = "/user/notification";

export async function readNotificationPage({ games: client, locale }: Visit) {
  const [choices, follows, devices, key, feed] = await Promise.all([
    readNotificationChoices({ client }),
    listFollows({ client, query: { locale } }),
    listPushDevices({ client }),
    readPushKey({ client }),
    readCalendarFeedAddress({ client }),
  ]);
  const { items } = unwrap(follows);
  return {
    choices: unwrap(choices),
    favorites: items.filter(({ kind }) => kind === "event"),
    follows: items.filter(({ kind }) => kind !== "event"),
    devices: unwrap(devices).items.map(({ userAgent, ...device }) => ({
      ...device,
      ...deviceOf(userAgent),
    })),
    pushKey: unwrap(key).publicKey,
    /** Null in another's name: the address is the person's alone. */
    feed: feed.data ? { address: feed.data.token && feedAddress(feed.data.token) } : null,
  };
}

const feedAddress = (token: string) =>
  `${siteOrigin()}/calendar/reservations.ics?${new URLSearchParams({ token })}`;

const switches = [
  "reminderMail",
  "waitlistMail",
  "followMail",
  "newsMail",
  "thanksMail",
  "reservationPush",
  "offerPush",
  "reminderPush",
  "followPush",
  "thanksPush",
] as const;

const hourShape = /^(?:\d|1\d|2[0-3])$/;

/** Null if something else than the form was sent. */
function changeIn(form: FormData): NotificationChange | null {
  const text = (name: string) => String(form.get(name) ?? "");
  const [quietFrom, quietUntil, version] = ["quietFrom", "quietUntil", "version"].map(text);
  if (!hourShape.test(quietFrom ?? "") || !hourShape.test(quietUntil ?? "")) return null;
  if (!/^\d{1,9}$/.test(version ?? "")) return null;
  const isOn = Object.fromEntries(switches.map((name) => [name, form.get(name) === "on"]));
  return {
    ...(isOn as Record<(typeof switches)[number], boolean>),
    quietFrom: Number(quietFrom),
    quietUntil: Number(quietUntil),
    version: Number(version),
  };
}

const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

function subscriptionIn(form: FormData) {
  try {
    return subscriptionShape.parse(JSON.parse(String(form.get("subscription") ?? "")));
  } catch {
    throw data(null, { status: 400 });
  }
}

export async function receiveChoice(request: Request, { games: client, locale }: Visit) {
  const form = await readForm(request);
  const id = String(form.get("id") ?? "");
  const done = (name: string) => redirect(`${here}?done=${name}`);
  const answer = async (call: Promise<{ error?: unknown; response?: Response }>, name: string) => {
    const { error, response } = await call;
    return response?.ok ? done(name) : { refusal: refusalSentence(error, locale) };
  };
  switch (form.get("intent")) {
    case "save": {
      const body = changeIn(form);
      if (!body) throw data(null, { status: 400 });
      return answer(saveNotificationChoices({ client, body }), "saved");
    }
    case "stop-all": {
      const { isNewsMailStopped: _, ...now } = unwrap(await readNotificationChoices({ client }));
      const off = Object.fromEntries(switches.map((name) => [name, false]));
      const body = { ...now, ...off } as NotificationChange;
      return answer(saveNotificationChoices({ client, body }), "stopped");
    }
    case "unfollow": {
      const query = z.safeParse(followShape, Object.fromEntries(form));
      if (!query.success) throw data(null, { status: 400 });
      return answer(unfollowSubject({ client, query: query.data }), "removed");
    }
    case "add-device":
      return answer(addPushDevice({ client, body: subscriptionIn(form) }), "device");
    case "remove-device":
      return answer(removePushDevice({ client, path: { id } }), "deviceRemoved");
    case "try-device":
      return answer(tryPushDevice({ client, path: { id } }), "trial");
    case "renew-feed":
      return answer(renewCalendarFeed({ client }), "renewed");
    case "end-feed":
      return answer(endCalendarFeed({ client }), "ended");
    default:
      throw data(null, { status: 400 });
  }
}
