import type { ReactNode } from "react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Search } from "../../../ui/generated/icons.ts";

type FilterFormProps<Query extends object> = {
  /** The address of the list. */
  path: string;
  query: Query;
  /** Fields that stay as they are. The cursor is none of them: other rows have other pages. */
  carried?: readonly (keyof Query & string)[];
  label: string;
  className: string;
  submit: string;
  children: ReactNode;
};

/** Filters a list by what is typed or chosen. */
export function FilterForm<Query extends object>(props: FilterFormProps<Query>) {
  const { path, query, carried = [], label, className, submit, children } = props;
  return (
    <Form
      // Remounted with the address, so that back and forward also reset the fields.
      key={JSON.stringify(query)}
      method="get"
      action={path}
      role="search"
      aria-label={label}
      className={className}
    >
      {children}
      {carried.map(
        (name) =>
          query[name] && <input key={name} type="hidden" name={name} value={String(query[name])} />,
      )}
      <Button type="submit" variant="line" icon={<Search />}>
        {submit}
      </Button>
    </Form>
  );
}
