import { useTranslations } from "@takujo/i18n/react";
import { Button, ButtonLink } from "../../ui/action/button.tsx";
import { ChevronLeft, House, RotateCw } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { errorKind } from "./error-kind.ts";

const art = {
  notFound: "table",
  forbidden: "forbidden",
  serverError: "error",
  maintenance: "maintenance",
  other: "error",
} as const;

export function ErrorScreen({ status }: { status: number }) {
  const t = useTranslations("commons.error");
  const kind = errorKind(status);
  return (
    <main className="error-page" id="main" tabIndex={-1}>
      <ErrorCode status={status} />
      <h1 className="error-page-title">{t(`status.${kind}.heading`)}</h1>
      <p className="error-page-text">
        {t(`status.${kind}.body`)}
        <br />
        {t(`status.${kind}.aside`)}
      </p>
      <div className="error-page-actions">
        <ButtonLink to="/" icon={<House />} reloadDocument>
          {t("home")}
        </ButtonLink>
        {status === 503 ? (
          <Button variant="line" icon={<RotateCw />} onClick={() => location.reload()}>
            {t("reload")}
          </Button>
        ) : (
          <Button variant="line" icon={<ChevronLeft />} onClick={() => history.back()}>
            {t("back")}
          </Button>
        )}
      </div>
    </main>
  );
}

/** The digits of the status; a zero in the middle is drawn as an empty table. */
function ErrorCode({ status }: { status: number }) {
  const [first, middle, last] = String(status);
  const kind = errorKind(status);
  const drawing = (
    <svg viewBox={art[kind] === "table" ? "40 -20 280 280" : "0 0 360 240"} aria-hidden="true">
      <use href={`${artUrl.empty(art[kind])}#art`} />
    </svg>
  );
  return (
    <p className="error-page-code" role="img" aria-label={String(status)}>
      <span aria-hidden="true">{first}</span>
      {middle === "0" ? drawing : <span aria-hidden="true">{middle}</span>}
      <span aria-hidden="true">{last}</span>
    </p>
  );
}
