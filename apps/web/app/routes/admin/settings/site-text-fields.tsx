import {
  roomPlans,
  type SellerRow,
  type SiteList,
  type SiteText,
  sellerRows,
  siteTexts,
  stepDrawings,
  type TextPart,
} from "@takujo/contracts/content/site-settings-fields";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Tag } from "../../../ui/action/tag.tsx";
import { FieldPair } from "../../../ui/field/field.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { ListField } from "../../../ui/form/fields/list-field.tsx";
import { SelectField, TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { fieldId, useForm } from "../../../ui/form/form-context.ts";
import { BilingualField, BilingualLines } from "./bilingual-field.tsx";

// The organizer's texts, in the order in which the pages show them.

const longTexts = 6;

/** The texts of a part, both languages beside each other. */
function Texts<Part extends TextPart>({ part, names }: TextsProps<Part>) {
  const t = useTranslations("adminSettings.textHints");
  return names.map((name) => {
    const key = `${part}.${name}`;
    const hint = t.has(key as never) ? t(key as never) : undefined;
    const { max, lines } = siteTexts[part][name] as SiteText;
    const field = `${part}.${name}`;
    if (!lines) return <BilingualField key={name} name={field} hint={hint} />;
    const rows = max > 1_000 ? longTexts : 2;
    return <BilingualLines key={name} name={field} hint={hint} rows={rows} />;
  });
}

type TextsProps<Part extends TextPart> = {
  part: Part;
  names: readonly (keyof (typeof siteTexts)[Part] & string)[];
};

/** Rows of a title and a text. */
function Rows({ name, children }: { name: SiteList | "firstSteps"; children?: ReactNode }) {
  const t = useTranslations("adminSettings");
  const hint = t.has(`listHints.${name}` as never) ? t(`listHints.${name}` as never) : undefined;
  return (
    <ListField
      name={name}
      hint={hint}
      className="settings-row"
      hasFields
      words={{
        add: t("rows.addRow"),
        up: (number) => t("rows.up", { number }),
        remove: (number) => t("rows.remove", { number }),
      }}
    >
      {(buttons) => (
        <>
          {children}
          <BilingualField name="title" />
          <BilingualField name="body" />
          {buttons}
        </>
      )}
    </ListField>
  );
}

export function TextFields() {
  return (
    <>
      <Texts part="texts" names={["tagline", "description", "homeHeading"]} />
      <Texts part="texts" names={["aboutHeading", "aboutLead", "storyHeading", "story"]} />
      <Rows name="facts" />
      <Rows name="promises" />
    </>
  );
}

export function FirstFields() {
  const t = useTranslations("adminSettings");
  return (
    <>
      <Texts part="first" names={["heading", "lead", "feeNote", "cancelNote", "payment"]} />
      <Texts part="first" names={["priceDay", "priceEvening", "priceLong", "stepsHeading"]} />
      <Rows name="firstSteps">
        <FieldPair>
          <TextField name="at" className="settings-short" autoComplete="off" />
          <SelectField name="drawing">
            <option value="">{t("none")}</option>
            {stepDrawings.map((drawing) => (
              <option key={drawing} value={drawing}>
                {t(`drawings.${drawing}`)}
              </option>
            ))}
          </SelectField>
        </FieldPair>
      </Rows>
      <Texts part="first" names={["roomNote"]} />
      <SelectField name="roomPlan" hint={t("hints.roomPlan")}>
        <option value="">{t("none")}</option>
        {roomPlans.map((plan) => (
          <option key={plan} value={plan}>
            {t(`plans.${plan}`)}
          </option>
        ))}
      </SelectField>
      <Rows name="spots" />
      <Rows name="bring" />
      <Rows name="leave" />
    </>
  );
}

type PlaceFieldsProps = { venues: { slug: string; name: string }[] };

export function PlaceFields({ venues }: PlaceFieldsProps) {
  const t = useTranslations("adminSettings");
  const { id, errors } = useForm();
  const degrees = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <>
      <SelectField name="venue" hint={t("hints.venue")}>
        <option value="">{t("none")}</option>
        {venues.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Texts part="place" names={["room"]} />
      <div id={fieldId(id, "point")} tabIndex={-1}>
        <FieldPair>
          <TextField name="point.latitude" hint={t("hints.point")} {...degrees} />
          <TextField name="point.longitude" {...degrees} />
        </FieldPair>
        {/* One of both alone. */}
        {errors["point"] && (
          <InlineError id={`${fieldId(id, "point")}-error`}>{errors["point"]}</InlineError>
        )}
      </div>
      <Texts part="place" names={["wayHeading"]} />
      <Rows name="way" />
      <Texts part="place" names={["mapStart", "mapCorner", "mapBeside"]} />
      <Rows name="conditions" />
    </>
  );
}

/** `missing`: rows that the law asks for and that are empty. */
export function SellerFields({ missing }: { missing: SellerRow[] }) {
  const t = useTranslations("adminSettings");
  return (
    <>
      <p className="settings-seller-state">
        {missing.length > 0 ? (
          <Tag tone="gold">{t("missingCount", { count: missing.length })}</Tag>
        ) : (
          <>
            <Tag tone="green">{t("sellerPublic")}</Tag>
            <Link to="/seller">{t("sellerOpen")}</Link>
          </>
        )}
      </p>
      {sellerRows.map((row) => (
        <div key={row} className="settings-seller-row">
          {missing.includes(row) && <Tag tone="gold">{t("missing")}</Tag>}
          <FieldPair>
            <TextareaField name={`seller.${row}.ja`} rows={2} />
            <TextareaField name={`seller.${row}.en`} rows={2} />
          </FieldPair>
        </div>
      ))}
      <TextField
        name="invoiceNumber"
        className="settings-short"
        hint={t("hints.invoiceNumber")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
