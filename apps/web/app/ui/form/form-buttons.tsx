import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { useForm } from "./form-context.ts";

type FormButtonProps = { children: ReactNode; wide?: boolean | undefined };
type Look = Parameters<typeof Button>[0];
type SubmitButtonProps = FormButtonProps & Pick<Look, "icon" | "size" | "variant">;

/** Never disabled, so that it keeps the focus; the form itself prevents sending twice. */
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
        // Without JavaScript the browser's own reset applies.
        event.preventDefault();
        reset();
      }}
    >
      {children}
    </Button>
  );
}
