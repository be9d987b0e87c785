import { randomBytes } from "node:crypto";
import { avatarNames, iconLimit } from "@takujo/contracts/account/profile-form";
import { sessionVersionCookie } from "@takujo/contracts/cookie";
import { setIcon, updateProfile } from "@takujo/contracts/generated/games/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import { problemOf, refusalSentence, validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { siteOrigin } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FieldErrors } from "../../../ui/form/form-result.ts";
import { type ProfileForm, profileSchema } from "./form-schema.ts";
import { savedAt } from "./saved-at.ts";

/** Saves the icon first, so that its refusal is known before anything else changes. */
export async function receiveProfile(request: Request, visit: Visit) {
  const { games, locale } = visit;
  const sent = request.clone();
  const parsed = await parseForm(request, profileSchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const { icon, picture, level, ...texts } = parsed.value;
  const values = formValues(await readForm(sent));
  const refused = (errors: FieldErrors, formErrors: string[] = []) =>
    refuse({ ok: false, values, errors, formErrors });
  const t = createTranslator({ locale, messages: messagesOf(locale, ["profile"]) });

  const choice = await iconChoice(icon, picture);
  if (typeof choice === "string") return refused({ picture: t(`profile.refusal.${choice}`) });
  if (choice) {
    const { error, response } = await setIcon({ client: games, body: choice });
    if (problemOf(error) === "image-refused" || response?.status === 413) {
      return refused({ picture: t("profile.refusal.pictureRefused") });
    }
    if (!response?.ok) return refused({}, [refusalSentence(error, locale)]);
    bumpSession(visit);
  }
  const body = { ...texts, level: level === "" ? null : level };
  const { error, response } = await updateProfile({ client: games, body });
  if (problemOf(error) === "handle-taken") {
    return refused({ handle: t("profile.handle.taken", { value: texts.handle }) });
  }
  if (!response?.ok) return refused({}, [refusalSentence(error, locale)]);
  bumpSession(visit);
  return redirect(savedAt);
}

/** Undefined if unchanged; a refusal code if no usable picture was sent. */
async function iconChoice(icon: ProfileForm["icon"], picture: File | undefined) {
  const avatar = avatarNames.find((name) => name === icon);
  if (avatar) return { avatar };
  if (icon !== "picture") return undefined;
  if (!picture) return "pictureMissing";
  if (picture.size > iconLimit) return "pictureTooLarge";
  const encoded = Buffer.from(await picture.arrayBuffer()).toString("base64");
  return { image: `data:${picture.type};base64,${encoded}` };
}

/** Marks the browser's session data as outdated. */
function bumpSession({ setCookie }: Visit): void {
  const isSecure = siteOrigin().startsWith("https:");
  setCookie(sessionVersionCookie(randomBytes(6).toString("base64url"), { isSecure }));
}
