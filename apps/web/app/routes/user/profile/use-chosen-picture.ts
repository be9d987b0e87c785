import { type RefObject, useEffect, useState } from "react";

/** The address of the picture that is chosen in the form around an element, as it will be sent. */
export function useChosenPicture(inside: RefObject<HTMLElement | null>): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const form = inside.current?.closest("form");
    const input = form?.querySelector<HTMLInputElement>('input[name="picture"]');
    if (!form || !input) return;
    let shown: File | undefined;
    let address: string | null = null;
    const forget = () => {
      if (address) URL.revokeObjectURL(address);
    };
    const read = () => {
      const file = input.files?.[0];
      if (file === shown) return;
      forget();
      shown = file;
      address = file ? URL.createObjectURL(file) : null;
      setUrl(address);
    };
    form.addEventListener("input", read);
    return () => {
      form.removeEventListener("input", read);
      forget();
    };
  }, [inside]);
  return url;
}
