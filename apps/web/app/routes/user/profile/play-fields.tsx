import { experienceLevels, spokenLanguages } from "@takujo/contracts/account/profile-form";
import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup } from "../../../ui/field/field.tsx";
import {
  ChipsField,
  ChoiceTilesField,
  SwitchField,
  SwitchList,
} from "../../../ui/form/fields/choice-field.tsx";
import { TextareaField } from "../../../ui/form/fields/text-field.tsx";

/** Language names that are not in the language of the page. */
const tags: Readonly<Record<string, string>> = { ja: "ja", en: "en", zh: "zh", ko: "ko" };

export function PlayFields() {
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
