import { useState } from "react";
import { useForm } from "../form-context.ts";

/** The fields' initial values, by which the server detects concurrent changes. */
export function StoredValue({ name, value }: { name: string; value: string | number }) {
  const { isBehind } = useForm();
  const [shown, setShown] = useState(value);
  if (!isBehind && shown !== value) setShown(value);
  return <input type="hidden" name={name} value={shown} />;
}
