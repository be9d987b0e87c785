/** Every field of the kit, with the rules that the gallery's form asks for. */
export { sampleSchema } from "../../../apps/web/app/routes/gallery/form-schema.ts";
export * from "../../../apps/web/app/shell/form/look-up-postal-code.ts";
export * from "../../../apps/web/app/shell/form/use-duplicate-check.ts";
export * from "../../../apps/web/app/ui/form/fields/choice-field.tsx";
export * from "../../../apps/web/app/ui/form/fields/code-field.tsx";
export * from "../../../apps/web/app/ui/form/fields/image-field.tsx";
export * from "../../../apps/web/app/ui/form/fields/number-field.tsx";
export * from "../../../apps/web/app/ui/form/fields/postal-code-field.tsx";
export * from "../../../apps/web/app/ui/form/fields/text-field.tsx";
export * from "../../../apps/web/app/ui/form/form-buttons.tsx";
export * from "./plain-form.ts";
