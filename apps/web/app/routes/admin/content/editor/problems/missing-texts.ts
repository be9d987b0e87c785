import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { Locale } from "@takujo/contracts/locale";
import { controlName, type EditorShape } from "../editor-shape.ts";

export interface LanguageState {
  /** The number of empty required fields. */
  missing: number;
  /** No field has any text. */
  isEmpty: boolean;
}

type IsFilled = (locale: Locale, field: string) => boolean;

export function languageState(shape: EditorShape, locale: Locale, isFilled: IsFilled) {
  const fields = shape.texts[locale];
  return {
    missing: fields.filter(({ name, required }) => required && !isFilled(locale, name)).length,
    isEmpty: !fields.some(({ name }) => isFilled(locale, name)),
  };
}

export const filledIn =
  (document: ContentDocument): IsFilled =>
  (locale, field) => {
    const value = document.texts[locale][field] ?? "";
    return Array.isArray(value) ? value.length > 0 : value !== "";
  };

/** Reads the form itself, so that unsaved text counts. */
export const typedIn =
  (form: HTMLFormElement): IsFilled =>
  (locale, field) => {
    const name = controlName(locale, field);
    return [...form.elements].some(
      (control) =>
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        (control.name === name || control.name.startsWith(`${name}.`)) &&
        control.value.trim() !== "",
    );
  };
