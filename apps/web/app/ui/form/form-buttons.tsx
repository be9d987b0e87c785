import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useForm } from "./form-context.ts";

type FormButtonProps = { children: ReactNode; wide?: boolean | undefined };
type SubmitButtonProps = FormButtonProps &
  Pick<Parameters<typeof Button>[0], "icon" | "size" | "variant">;

/** Never disabled: it keeps the focus, and the form itself sends only once. */
export function SubmitButton({ children, ...look }: SubmitButtonProps) {
  const { isPending } = useForm();
  return (
    <Button {...look} type="submit" loading={isPending}>
      {children}
    </Button>
  );
}

export function ResetButton({ children, wide }: FormButtonProps) {
  const { reset } = useForm();
  return (
    <Button
      type="reset"
      variant="line"
      wide={wide}
      onClick={(event) => {
        // The browser's own reset serves those without JavaScript.
        event.preventDefault();
        reset();
      }}
    >
      {children}
    </Button>
  );
}
