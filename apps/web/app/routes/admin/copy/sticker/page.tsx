import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { QrCode } from "../../../../ui/event/qr-code.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Printer } from "../../../../ui/generated/icons.ts";
import { changeCopies } from "../copies.server.ts";
import type { Route } from "./+types/page.ts";
import { readStickers } from "./stickers.server.ts";
import "./sticker.css";

export const loader = ({ context }: Route.LoaderArgs) => readStickers(context.get(visitContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  changeCopies(request, context.get(visitContext));

/** A4 sheets, three stickers wide and seven high. */
export default function Stickers({ loaderData, actionData }: Route.ComponentProps) {
  const { stickers, more } = loaderData;
  const t = useTranslations("adminCopy.sticker");
  const languageOf = useTextLanguage();
  return (
    <main id="main" className="stickers" tabIndex={-1}>
      <header className="stickers-head">
        <h1>{t("heading")}</h1>
        <p>{t("lead", { count: stickers.length })}</p>
        {more && <p>{t("more")}</p>}
        {actionData?.error && (
          <div role="alert">
            <Callout tone="danger">{actionData.error}</Callout>
          </div>
        )}
        <Form method="post" className="stickers-buttons">
          {stickers.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {stickers.length > 0 && (
            <>
              <Button icon={<Printer />} className="stickers-print" onClick={() => window.print()}>
                {t("print")}
              </Button>
              <Button type="submit" name="intent" value="printed" variant="line">
                {t("printed")}
              </Button>
            </>
          )}
          <a className="button button-line" href={useHref("/admin/copy")}>
            {t("back")}
          </a>
        </Form>
      </header>
      <ul>
        {stickers.map(({ id, code, qr, name, locale }) => (
          <li key={id} className="sticker">
            <QrCode svg={qr} label={t("qr", { code })} />
            <p>
              <span lang={languageOf({ locale })}>{name}</span>
              <b className="num">{code}</b>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
