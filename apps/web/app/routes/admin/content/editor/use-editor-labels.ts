import { useTranslations } from "@takujo/i18n/react";
import type { Labels } from "../../../../ui/form/form-context.ts";
import { controlName, type EditorField, type EditorShape, type Part } from "./editor-shape.ts";

/** The labels of all controls, those in rows included. */
export function useEditorLabels(shape: EditorShape): Labels {
  const t = useTranslations("contentEditor.rows");
  const cells: Partial<Record<EditorField["form"], Record<string, string>>> = {
    steps: { time: t("time"), text: t("text") },
    prices: { ja: t("priceJa"), en: t("priceEn"), yen: t("priceYen") },
    questions: { label: t("question"), required: t("answer"), choices: t("choices") },
  };
  const parts: [Part, EditorField[]][] = [
    ["shared", shape.shared],
    ["ja", shape.texts.ja],
    ["en", shape.texts.en],
  ];
  const named = parts.flatMap(([part, fields]) =>
    fields.flatMap(({ name, form, label }) => {
      const control = controlName(part, name);
      const ofCells = Object.entries(cells[form] ?? {});
      return [[control, label], ...ofCells.map(([cell, word]) => [`${control}.${cell}`, word])];
    }),
  );
  return Object.fromEntries(named);
}
