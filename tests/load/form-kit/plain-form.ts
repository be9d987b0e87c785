/** What a page with a few text fields takes of the kit, with its rules. */
export { formText } from "../../../apps/web/app/shell/form/form-schemas.ts";
export { createValidate } from "../../../apps/web/app/shell/form/read-form.ts";
export { TextField } from "../../../apps/web/app/ui/form/fields/text-field.tsx";
export { Form } from "../../../apps/web/app/ui/form/form.tsx";
export { SubmitButton } from "../../../apps/web/app/ui/form/form-buttons.tsx";
export {
  refreshUnlessRefused,
  surviveLostConnection,
} from "../../../apps/web/app/ui/submission/survive-lost-connection.ts";
export { email } from "../../../packages/contracts/rules/kinds/contact.ts";
export { requiredInput } from "../../../packages/contracts/rules/kinds/required.ts";
export { trim } from "../../../packages/contracts/rules/normalize.ts";
