import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useLocale } from "../../../../../shell/routing/use-locale.ts";
import { Tag } from "../../../../../ui/action/tag.tsx";
import { Check, TriangleAlert } from "../../../../../ui/generated/icons.ts";
import { SegmentedControl } from "../../../../../ui/navigation/segmented-control.tsx";
import type { EditorShape } from "../editor-shape.ts";
import type { LanguageState } from "../problems/missing-texts.ts";
import { FieldControl } from "./field-control.tsx";

const languages = ["ja", "en"] as const;

type TextColumnsProps = {
  shape: EditorShape;
  states: Record<Locale, LanguageState>;
};

/** Both languages side by side; on phones below each other, or only the chosen one. */
export function TextColumns({ shape, states }: TextColumnsProps) {
  const t = useTranslations("contentEditor");
  const [shown, setShown] = useState<Locale | "both">("both");
  return (
    <>
      <div className="editor-language-switch with-script">
        <SegmentedControl
          label={t("languages")}
          name="editor-language"
          value={shown}
          options={[
            { value: "both", label: t("both") },
            ...languages.map((value) => ({ value, label: t(`language.${value}`), lang: value })),
          ]}
          onChoose={setShown}
        />
      </div>
      <div className="editor-languages" data-shown={shown}>
        {languages.map((locale) => (
          <Column key={locale} locale={locale} shape={shape} state={states[locale]} />
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  locale: Locale;
  shape: EditorShape;
  state: LanguageState;
};

function Column({ locale, shape, state }: ColumnProps) {
  const t = useTranslations("contentEditor");
  const pageLocale = useLocale();
  const heading = `editor-${locale}`;
  return (
    <section lang={locale} data-language={locale} aria-labelledby={heading}>
      <div className="editor-language-head">
        <h2 id={heading}>{t(`language.${locale}`)}</h2>
        <span lang={pageLocale}>
          <StateTag state={state} />
        </span>
      </div>
      <div className="editor-language-body">
        {shape.texts[locale].map((field) => (
          <FieldControl
            key={field.name}
            part={locale}
            field={field}
            placeholder={locale === "en" && field.form === "markdown" ? t("fallback") : undefined}
          />
        ))}
      </div>
    </section>
  );
}

function StateTag({ state: { missing, isEmpty } }: { state: LanguageState }) {
  const t = useTranslations("contentEditor");
  if (isEmpty) return <Tag>{t("none")}</Tag>;
  if (missing > 0) {
    return (
      <Tag tone="gold" icon={<TriangleAlert />}>
        {t("missing", { count: missing })}
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon={<Check />}>
      {t("complete")}
    </Tag>
  );
}
