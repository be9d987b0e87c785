import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { listPath, type PageKind } from "./kinds.ts";

/** For what stays as it is: the way on is a copy. */
export function FixedNotice({ kind, id }: { kind: PageKind; id: string }) {
  const t = useTranslations("contentEditor.fixed");
  return (
    <div className="editor-trouble">
      <Callout title={t("title")}>
        <p>{t("text")}</p>
        <Form method="post" action={listPath(kind)} className="editor-trouble-ways">
          <input type="hidden" name="copyOf" value={id} />
          <Button type="submit" name="intent" value="create" variant="line" size="small">
            {t("copy")}
          </Button>
        </Form>
      </Callout>
    </div>
  );
}
