import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { photoRefusal } from "../../../user/event-photo/event-photo.server.ts";
import { PhotoForm } from "../../../user/event-photo/photo-form.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { eventPath } from "../event-path.ts";
import type { Route } from "./+types/page.ts";
import { changeAfterEvent, readAfterEvent } from "./after.server.ts";
import "../../../user/event-photo/event-photo.css";
import "./after.css";

export async function loader({ context, params: { eventId }, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const after = await readAfterEvent(visit, eventId);
  const refused = photoRefusal(visit, url.searchParams.get("refused") ?? "");
  return { eventId, refused, ...after };
}

export const action = ({ request, context, params: { eventId } }: Route.ActionArgs) =>
  changeAfterEvent(request, context.get(visitContext), eventId);

type View = Route.ComponentProps["loaderData"];

export default function EventAfter({ loaderData }: Route.ComponentProps) {
  const { eventId, event, photos, words, played } = loaderData;
  const t = useTranslations("eventPhoto.admin");
  const languageOf = useTextLanguage();
  const answer = useActionAnswer<typeof action>();
  const refused = answer && "refused" in answer ? answer.refused : loaderData.refused;
  const done = {
    added: t("done.added"),
    show: t("done.show"),
    hide: t("done.hide"),
    remove: t("done.remove"),
  };
  return (
    <>
      <OutcomeNotice words={done} />
      <AdminTrail to={eventPath(eventId)} parent={event.title}>
        {t("title")}
      </AdminTrail>
      <AdminHead title={<span lang={languageOf(event)}>{event.title}</span>}>
        {event.slug && (
          <ButtonLink to={`/event/${event.slug}`} variant="line">
            {t("page")}
          </ButtonLink>
        )}
      </AdminHead>
      {refused && (
        <div role="alert">
          <Callout tone="danger">{refused}</Callout>
        </div>
      )}
      <section className="after-part" aria-labelledby="words">
        <h2 id="words">{t("words")}</h2>
        {words.length === 0 && <p>{t("noWords")}</p>}
        <ul className="after-words">
          {words.map(({ nickname, session, word, at }) => (
            <li key={`${nickname} ${at} ${word}`}>
              <blockquote>{word}</blockquote>
              <p className="meta">{t("from", { nickname, session, at })}</p>
            </li>
          ))}
        </ul>
        {played.length > 0 && (
          <>
            <h3>{t("played")}</h3>
            <ul>
              {played.map(({ name, players, again }) => (
                <li key={name}>{t("playedBy", { name, players, again })}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="after-part" aria-labelledby="photos">
        <h2 id="photos">{t("photos")}</h2>
        {photos.length === 0 && <p>{t("noPhotos")}</p>}
        <ul className="photo-cards">
          {photos.map((photo, index) => (
            <PhotoRow key={photo.id} photo={photo} eventId={eventId} number={index + 1} />
          ))}
        </ul>
        <h3>{t("add")}</h3>
        <PhotoForm action={`${eventPath(eventId)}/after`} note={t("addNote")} />
      </section>
    </>
  );
}

type PhotoRowProps = { photo: View["photos"][number]; eventId: string; number: number };

function PhotoRow({ photo, eventId, number }: PhotoRowProps) {
  const t = useTranslations("eventPhoto.admin");
  const { id, width, height, caption, state, imageState, sender, consentBy, agreed } = photo;
  const name = caption || t("numbered", { number });
  const decision = (value: "show" | "hide" | "remove") => (
    <Button
      type="submit"
      name="intent"
      value={value}
      size="small"
      variant={value === "show" ? undefined : "line"}
      aria-label={t(`decideOf.${value}`, { name })}
    >
      {t(`decide.${value}`)}
    </Button>
  );
  return (
    <li className="photo-card">
      {imageState === "ready" ? (
        <img
          src={`${eventPath(eventId)}/photo/${id}`}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
        />
      ) : (
        <p className="photo-waiting">{t(`image.${imageState}`)}</p>
      )}
      <p>
        <b>{t(`state.${state}`)}</b>
        {photo.objections > 0 && <> {t("objections", { count: photo.objections })}</>}
      </p>
      {caption && <p>{caption}</p>}
      <p className="meta">
        {sender ? t("sender", { name: sender }) : t("house")}
        <br />
        {t("consent", { name: consentBy ?? t("gone"), at: agreed })}
      </p>
      <Form method="post" preventScrollReset className="photo-actions">
        <input type="hidden" name="photo" value={id} />
        {state !== "shown" && decision("show")}
        {state === "shown" && decision("hide")}
        {decision("remove")}
      </Form>
    </li>
  );
}
