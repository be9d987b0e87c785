import { imagePath, imageSources } from "@takujo/contracts/content/image/image-path";
import type { GuestPhoto } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { photoRefusal, readPhotoPage, receivePhoto } from "./event-photo.server.ts";
import { PhotoForm } from "./photo-form.tsx";
import "./event-photo.css";

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    slug,
    photos: await readPhotoPage(visit, slug),
    /** Told in the address, because the body was not read. */
    refused: photoRefusal(visit, url.searchParams.get("refused") ?? ""),
  };
}

export const action = ({ request, context, params: { slug } }: Route.ActionArgs) =>
  receivePhoto(request, context.get(visitContext), slug);

export default function EventPhotos({ loaderData }: Route.ComponentProps) {
  const { slug, photos } = loaderData;
  const t = useTranslations("eventPhoto");
  const languageOf = useTextLanguage();
  const answer = useActionAnswer<typeof action>();
  const refused = answer && "refused" in answer ? answer.refused : loaderData.refused;
  return (
    <>
      <AccountHead title={t("title")} lead={photos ? t("lead") : t("notThere")} />
      <OutcomeNotice
        words={{ sent: t("done.sent"), hidden: t("done.hidden"), takenBack: t("done.takenBack") }}
      />
      {refused && (
        <div role="alert" className="account-notice">
          <Callout tone="danger">{refused}</Callout>
        </div>
      )}
      {photos ? (
        <>
          <p>
            <Link to={`/event/${slug}`} lang={languageOf(photos)}>
              {photos.title}
            </Link>
          </p>
          {photos.items.length === 0 && <p>{t("none")}</p>}
          <ul className="photo-cards">
            {photos.items.map((photo, index) => (
              <PhotoCard key={photo.id} photo={photo} number={index + 1} />
            ))}
          </ul>
          {photos.maySend && (
            <section className="account-section" aria-labelledby="send-photo">
              <h2 className="account-subhead" id="send-photo">
                {t("form.heading")}
              </h2>
              <PhotoForm action={`/user/event-photo/${slug}`} note={t("form.moderated")} />
            </section>
          )}
        </>
      ) : (
        <p>
          <MoreLink to="/contact">{t("contact")}</MoreLink>
        </p>
      )}
    </>
  );
}

function PhotoCard({ photo, number }: { photo: GuestPhoto; number: number }) {
  const t = useTranslations("eventPhoto");
  const { id, width, height, caption, state, isOwn, hasObjected } = photo;
  const name = caption || t("numbered", { number });
  return (
    <li className="photo-card">
      {state === "shown" ? (
        <img
          src={imagePath(id, 480)}
          srcSet={imageSources(id, width)}
          sizes="auto, (width <= 600px) 100vw, 400px"
          alt={name}
          width={width}
          height={height}
          loading="lazy"
        />
      ) : (
        <p className="photo-waiting">{t(`state.${state}`)}</p>
      )}
      {caption && <p>{caption}</p>}
      {isOwn && <p className="meta">{t("own")}</p>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="photo" value={id} />
        {isOwn ? (
          <Button
            type="submit"
            name="intent"
            value="take-back"
            variant="line"
            size="small"
            aria-label={t("takeBackOf", { name })}
          >
            {t("takeBack")}
          </Button>
        ) : hasObjected ? (
          <p className="meta">
            {t("decided")} <Link to="/contact">{t("contact")}</Link>
          </p>
        ) : (
          <Button
            type="submit"
            name="intent"
            value="object"
            variant="line"
            size="small"
            aria-label={t("objectOf", { name })}
          >
            {t("object")}
          </Button>
        )}
      </Form>
    </li>
  );
}
