import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";

type StopFormProps = {
  /** The field that names what is stopped. */
  name: string;
  value: string;
  /** Accessible name. */
  label: string;
  children: string;
};

/** Stops a price code or a kind of pass, whose terms never change; people who have one keep it. */
export function StopForm({ name, value, label, children }: StopFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={name} value={value} />
      <Button type="submit" name="intent" value="stop" variant="quiet-danger" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
