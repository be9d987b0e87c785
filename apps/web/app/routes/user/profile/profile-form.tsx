import { avatarOf } from "@takujo/contracts/account/icon";
import { experienceLevels, spokenLanguages } from "@takujo/contracts/account/profile-form";
import type { Profile } from "@takujo/contracts/generated/games/types.gen";
import { locales } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../../shell/writing/use-leave-question.ts";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import {
  ChipsField,
  ChoiceTilesField,
  SwitchField,
  SwitchList,
} from "../../../ui/form/fields/choice-field.tsx";
import { SocialField, TextareaField } from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { foldId, profileSchema } from "./form-schema.ts";
import { IconFields } from "./icon-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { NameTag } from "./name-tag.tsx";

type ProfileFormProps = { profile: Profile; refusal: FormRefusal | undefined };

export function ProfileForm({ profile, refusal }: ProfileFormProps) {
  const t = useTranslations("profile");
  const account = useTranslations("account");
  const labels = Object.fromEntries(profileFields.map((name) => [name, t(`fields.${name}`)]));
  const icon = iconUrl({ icon: profile.icon ?? undefined, displayId: profile.handle });
  return (
    <>
      <KeptWriting form="profile" name="/user/profile" />
      <Form
        id="profile"
        action="/user/profile"
        words={useFormWords()}
        labels={labels}
        values={valuesOf(profile)}
        refusal={refusal}
        validate={useValidate(profileSchema)}
        ask={useLeaveQuestion()}
        onSuccess={() => {
          showToast({ severity: "success", summary: t("done.saved"), group: "done" });
          void followChange();
        }}
      >
        <div className="profile-columns">
          <div>
            <IconFields current={isDrawn(profile) ? null : icon} />
            <NameFields saved={profile.handle} />
            <PlayFields />
            <SocialFields />
            <MailFields />
            <input type="hidden" name="version" value={versionOf(profile, refusal)} />
            <SaveBar
              words={{
                label: t("bar.label"),
                reset: t("bar.reset"),
                save: account("save"),
              }}
            >
              {({ size }) =>
                size === 0
                  ? t("bar.unchanged")
                  : t.rich("bar.changed", { count: () => <span className="num">{size}</span> })
              }
            </SaveBar>
          </div>
          <NameTag profile={profile} icon={icon} />
        </div>
      </Form>
    </>
  );
}

const isDrawn = ({ icon }: Profile) => icon !== null && avatarOf(icon) !== null;

/** A refused form keeps the version it was based on. */
function versionOf({ version }: Profile, refusal: FormRefusal | undefined): string {
  const sent = refusal?.values["version"];
  return typeof sent === "string" ? sent : String(version);
}

function valuesOf(profile: Profile) {
  const on = (isOn: boolean) => (isOn ? "on" : "");
  const { displayName, handle, bio, xId, instagramId, lineId, facebookId, youtubeId } = profile;
  const texts = { displayName, handle, bio, xId, instagramId, lineId, facebookId, youtubeId };
  return {
    ...texts,
    icon: (profile.icon && avatarOf(profile.icon)) ?? "current",
    level: profile.level ?? "",
    languages: profile.languages,
    favoriteGames: profile.favoriteGames.join("\n"),
    canTeach: on(profile.canTeach),
    canTeachInEnglish: on(profile.canTeachInEnglish),
    showsAbout: on(profile.showsAbout),
    locale: profile.locale,
  };
}

/** The header shows name and icon too, here and in other tabs. */
async function followChange(): Promise<void> {
  const { followSession } = await import("../../../shell/session/browser-session.ts");
  await followSession();
}

/** Which mails come is chosen with the other notifications. */
function MailFields() {
  const t = useTranslations();
  return (
    <FieldGroup legend={t("profile.groups.mails")}>
      <ChipsField
        name="locale"
        choices={locales.map((value) => ({
          value,
          label: t(`commons.language.${value}`),
          lang: value,
        }))}
        required
      />
      <p>
        <MoreLink to="/user/notification">{t("profile.notification")}</MoreLink>
      </p>
    </FieldGroup>
  );
}

/** The fields that have a label. */
const profileFields = [
  "icon",
  "picture",
  "displayName",
  "handle",
  "bio",
  "level",
  "languages",
  "favoriteGames",
  "canTeach",
  "canTeachInEnglish",
  "showsAbout",
  "xId",
  "instagramId",
  "lineId",
  "facebookId",
  "youtubeId",
  "locale",
] as const;

function SocialFields() {
  const t = useTranslations("profile");
  return (
    <FieldGroup legend={t("groups.elsewhere")}>
      <FieldPair>
        <SocialField name="xId" prefix="@" fold={foldId} />
        <SocialField
          name="instagramId"
          prefix="@"
          placeholder={t("examples.instagramId")}
          fold={foldId}
        />
        <SocialField name="lineId" placeholder={t("examples.lineId")} fold={foldId} />
        <SocialField name="facebookId" placeholder={t("examples.facebookId")} fold={foldId} />
      </FieldPair>
      <SocialField name="youtubeId" fold={foldId} />
    </FieldGroup>
  );
}

/** Language names that are not in the language of the page. */
const tags: Readonly<Record<string, string>> = { ja: "ja", en: "en", zh: "zh", ko: "ko" };

function PlayFields() {
  const t = useTranslations("profile");
  return (
    <FieldGroup legend={t("groups.play")}>
      <ChoiceTilesField
        name="level"
        choices={[
          ...experienceLevels.map((value) => ({
            value: value as string,
            label: t(`levels.${value}`),
          })),
          { value: "", label: t("levels.none") },
        ]}
      />
      <ChipsField
        name="languages"
        choices={spokenLanguages.map((value) => ({
          value,
          label: t(`languages.${value}`),
          lang: tags[value],
        }))}
        several
      />
      <TextareaField
        name="favoriteGames"
        rows={3}
        hint={t("favoriteGamesHint")}
        placeholder={t("favoriteGamesExample")}
      />
      <SwitchList>
        <SwitchField name="canTeach" note={t("notes.canTeach")} />
        <SwitchField name="canTeachInEnglish" note={t("notes.canTeachInEnglish")} />
        <SwitchField name="showsAbout" note={t("notes.showsAbout")} />
      </SwitchList>
    </FieldGroup>
  );
}
