/** Every field of the kit, with the rules that the gallery's form asks for. */
export { sampleSchema } from "../../../apps/web/app/routes/gallery/form-schema.ts";
export * from "../../../apps/web/app/shell/form/look-up-postal-code.ts";
export * from "../../../apps/web/app/shell/form/use-duplicate-check.ts";
export * from "../../../apps/web/app/ui/form/choice-field.tsx";
export * from "../../../apps/web/app/ui/form/code-field.tsx";
export * from "../../../apps/web/app/ui/form/form-buttons.tsx";
export * from "../../../apps/web/app/ui/form/image-field.tsx";
export * from "../../../apps/web/app/ui/form/number-field.tsx";
export * from "../../../apps/web/app/ui/form/postal-code-field.tsx";
export * from "../../../apps/web/app/ui/form/text-field.tsx";
export * from "./plain-form.ts";
