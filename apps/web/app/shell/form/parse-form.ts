import type { Translate } from "@takujo/contracts/rules/message";
import { submissionField } from "@takujo/contracts/submission";
import { data } from "react-router";
import * as z from "zod/mini";
import type { FormRefusal } from "../../ui/form/form-result.ts";
import { readForm } from "./read-form.server.ts";
import { fieldErrors, formEntries, formValues } from "./read-form.ts";

type ParsedForm<Value> =
  | { ok: true; value: Value; idempotencyKey: string | undefined }
  | FormRefusal;

/** Reads and validates a submitted form. Return a refusal with `refuse`. */
export async function parseForm<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  t: Translate,
  maxFields?: number,
): Promise<ParsedForm<z.output<Schema>>> {
  return parseFields(await readForm(request, maxFields), schema, t);
}

/** The same of a form that was read already. */
export async function parseFields<Schema extends z.core.$ZodType>(
  sent: FormData,
  schema: Schema,
  t: Translate,
): Promise<ParsedForm<z.output<Schema>>> {
  const parsed = await z.safeParseAsync(schema, formEntries(sent));
  const key = sent.get(submissionField);
  if (parsed.success) {
    const idempotencyKey = typeof key === "string" && key !== "" ? key : undefined;
    return { ok: true, value: parsed.data, idempotencyKey };
  }
  const { "": ofTheWhole, ...errors } = fieldErrors(parsed.error.issues, t);
  const formErrors = ofTheWhole === undefined ? [] : [ofTheWhole];
  return { ok: false, values: formValues(sent), errors, formErrors };
}

export function refuse<Refusal extends FormRefusal>(refusal: Refusal) {
  return data(refusal, { status: 422 });
}
