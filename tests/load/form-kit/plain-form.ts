/** What a page with a few text fields takes of the kit, with its rules. */
export { formText } from "../../../apps/web/app/shell/form/form-schemas.ts";
export { createValidate } from "../../../apps/web/app/shell/form/read-form.ts";
export { Form } from "../../../apps/web/app/ui/form/form.tsx";
export { SubmitButton } from "../../../apps/web/app/ui/form/form-buttons.tsx";
export { keepForm, refreshUnlessRefused } from "../../../apps/web/app/ui/form/keep-form.ts";
export { TextField } from "../../../apps/web/app/ui/form/text-field.tsx";
export { email } from "../../../packages/contracts/rules/email.ts";
export { trim } from "../../../packages/contracts/rules/normalize.ts";
export { requiredInput } from "../../../packages/contracts/rules/required.ts";
