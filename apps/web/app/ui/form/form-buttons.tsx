import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useForm } from "./form-context.ts";

type FormButtonProps = { children: ReactNode; wide?: boolean | undefined };
type Look = Parameters<typeof Button>[0];
type SubmitButtonProps = FormButtonProps & Pick<Look, "icon" | "size" | "variant">;

/** Never disabled: it keeps the focus, and the form itself sends only once. */
export function SubmitButton({ children, ...look }: SubmitButtonProps) {
  const { isPending } = useForm();
  return (
    <Button {...look} type="submit" loading={isPending}>
      {children}
    </Button>
  );
}

export function ResetButton({
  children,
  variant = "line",
  wide,
}: FormButtonProps & Pick<Look, "variant">) {
  const { reset } = useForm();
  return (
    <Button
      type="reset"
      variant={variant}
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
