import { locales } from "@takujo/contracts/locale";
import { stripAt } from "@takujo/contracts/rules/normalize";
import { tableNamings } from "@takujo/contracts/table-names";
import { useTranslations } from "@takujo/i18n/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useHref } from "react-router";
import { foldWith } from "../../../shell/form/form-schemas.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useLeaveQuestion } from "../../../shell/writing/use-leave-question.ts";
import { Tag } from "../../../ui/action/tag.tsx";
import { FieldPair, FieldSet } from "../../../ui/field/field.tsx";
import { CheckboxField, ChoiceTilesField } from "../../../ui/form/fields/choice-field.tsx";
import {
  PhoneField,
  SelectField,
  SocialField,
  TextField,
} from "../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useField, useForm } from "../../../ui/form/form-context.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { ImagePicker } from "../image/image-picker.tsx";
import { AccentField } from "./accent-field.tsx";
import { BilingualField } from "./bilingual-field.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { previewPages, previewPath } from "./preview/preview-pages.ts";
import { changedSections, type SettingsSection, sectionNames } from "./sections.ts";
import type { SettingsPage } from "./settings.server.ts";
import { FirstFields, PlaceFields, SellerFields, TextFields } from "./site-text-fields.tsx";

type SettingsFormProps = { page: SettingsPage; refusal: FormRefusal | undefined };

export function SettingsForm({ page, refusal }: SettingsFormProps) {
  const t = useTranslations("adminSettings");
  const { required, optional: _, ...words } = useFormWords();
  const sent = refusal?.values["revision"];
  return (
    <Form
      id="settings"
      words={{ required, ...words }}
      labels={page.labels}
      values={page.values}
      refusal={refusal}
      ask={useLeaveQuestion()}
    >
      {/* A refused form keeps the revision it was based on. */}
      <input
        type="hidden"
        name="revision"
        value={typeof sent === "string" ? sent : page.revision}
      />
      <div className="settings-columns">
        <Navigation missing={page.missing.length} />
        <div className="settings-sections">
          <Section name="contact">
            <ContactFields />
          </Section>
          <Section name="color">
            <AccentField />
          </Section>
          <Section name="hours">
            <HoursFields weekdayNames={page.weekdays} />
          </Section>
          <Section name="tables">
            <ChoiceTilesField
              name="tableNames"
              choices={tableNamings.map((value) => ({
                value,
                label: t(`tables.${value}.label`),
                note: t(`tables.${value}.example`),
              }))}
            />
          </Section>
          <Section name="time">
            <TimeZoneField zones={page.timeZones} />
          </Section>
          <Section name="texts">
            <TextFields />
          </Section>
          <Section name="first">
            <FirstFields />
          </Section>
          <Section name="place">
            <PlaceFields venues={page.venues} />
          </Section>
          <Section name="mail">
            <MailFields />
          </Section>
          <Section name="line">
            <SocialField name="line" prefix="@" hint={t("hints.line")} fold={withoutAt} />
          </Section>
          <Section name="seller">
            <SellerFields missing={page.missing} />
          </Section>
          <SaveBar words={{ label: t("bar.label"), reset: t("bar.reset"), save: t("bar.save") }}>
            {(changed) => <Changes fields={changed} />}
          </SaveBar>
          {/* After the button that saves, which Enter in a field presses because it is the first. */}
          <PreviewButtons />
        </div>
      </div>
    </Form>
  );
}

const withoutAt = foldWith(stripAt());

/** How many fields, and where they are. */
function Changes({ fields }: { fields: ReadonlySet<string> }) {
  const t = useTranslations("adminSettings");
  if (fields.size === 0) return t("bar.unchanged");
  const sections = changedSections(fields).map((section) => t(`sections.${section}`));
  return (
    <>
      {t.rich("bar.changed", { count: () => <span className="num">{fields.size}</span> })}
      <small className="settings-changes">{sections.join(t("bar.separator"))}</small>
    </>
  );
}

/** Opens a page with what is in the form now, beside this one. Without a script, the browser sends the form there. */
function PreviewButtons() {
  const t = useTranslations("adminSettings");
  const home = useHref("/");
  return (
    <fieldset className="settings-previews" id="preview">
      <legend>{t("preview.title")}</legend>
      {locales.map((language) => (
        <span key={language} className="settings-preview-language">
          <span>{t(language)}</span>
          {previewPages.map((page) => (
            <button
              key={page}
              type="submit"
              className="button button-line button-small"
              formAction={(home === "/" ? "" : home) + previewPath(page, language)}
              formTarget="settings-preview"
              onClick={sendBeside}
            >
              {t(`preview.pages.${page}`)}
            </button>
          ))}
        </span>
      ))}
    </fieldset>
  );
}

/** Without the form kit, which would send it in this page. Fields are not validated, and no guard asks. */
function sendBeside(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const { form, formAction, formTarget } = event.currentTarget;
  if (!form) return;
  const { action, target } = form;
  form.action = formAction;
  form.target = formTarget;
  form.submit();
  form.action = action;
  form.target = target;
}

function Navigation({ missing }: { missing: number }) {
  const t = useTranslations("adminSettings");
  return (
    <nav className="settings-nav" aria-label={t("nav")}>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              {t(`sections.${name}`)}
              {name === "seller" && missing > 0 && (
                <Tag tone="gold">{t("missingCount", { count: missing })}</Tag>
              )}
            </a>
          </li>
        ))}
        <li>
          <a href="#preview">{t("preview.title")}</a>
        </li>
      </ul>
    </nav>
  );
}

function Section({ name, children }: { name: SettingsSection; children: ReactNode }) {
  const t = useTranslations("adminSettings");
  return (
    <section className="settings-section" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
      <p className="admin-note">{t(`notes.${name}`)}</p>
      {children}
    </section>
  );
}

const mailTyping = {
  type: "email",
  inputMode: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

function ContactFields() {
  const t = useTranslations("adminSettings");
  return (
    <>
      <BilingualField name="name" hintEn={t("hints.nameEn")} required />
      <LogoField />
      <TextField
        name="postalCode"
        className="settings-short"
        inputMode="numeric"
        autoComplete="off"
      />
      <BilingualField name="address" />
      <BilingualField name="access" hint={t("hints.access")} />
      <FieldPair>
        <PhoneField name="telephone" autoComplete="off" />
        <TextField name="email" {...mailTyping} />
      </FieldPair>
    </>
  );
}

/** Without a picture, the drawn mark is shown. */
function LogoField() {
  const t = useTranslations("adminSettings");
  const { touch } = useForm();
  const { name, text, shell } = useField({ name: "logo", hint: t("hints.logo") });
  return (
    <FieldSet {...shell} hasId className="field choice-field settings-logo">
      <ImagePicker name={name} value={text || null} onChange={() => touch(name)} />
    </FieldSet>
  );
}

function TimeZoneField({ zones }: { zones: SettingsPage["timeZones"] }) {
  const t = useTranslations("adminSettings");
  const { errors } = useForm();
  const [chosen, setChosen] = useState(useField({ name: "timeZone" }).text);
  return (
    <>
      <div
        onChange={({ currentTarget }) =>
          setChosen(currentTarget.querySelector("select")?.value ?? "")
        }
      >
        <SelectField name="timeZone" hint={t("hints.timeZone")}>
          {zones.map(({ name, offset }) => (
            <option key={name} value={name}>
              {t("zone", { name: name.replaceAll("_", " "), offset })}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Accepting one zone does not accept another. */}
      {errors["acceptedZone"] && (
        <CheckboxField key={chosen} name="acceptedZone" value={chosen} required />
      )}
    </>
  );
}

function MailFields() {
  const t = useTranslations("adminSettings");
  return (
    <>
      <BilingualField name="senderName" hint={t("hints.senderName")} />
      <TextField name="replyTo" hint={t("hints.replyTo")} {...mailTyping} />
    </>
  );
}
