import { maxNoteLength } from "@takujo/contracts/library/after-game-rules";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { MoreLink } from "../../../../ui/action/more-link.tsx";
import { EventGrid } from "../../../../ui/event/event-card.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Textarea } from "../../../../ui/field/input.tsx";
import { Image, Send } from "../../../../ui/generated/icons.ts";
import { artUrl } from "../../../../ui/icon/art-url.ts";
import { Ground } from "../../../../ui/layout/ground.tsx";
import { SectionHead } from "../../../../ui/layout/section-head.tsx";
import { Kern } from "../../../../ui/text/kern.tsx";
import { EventTile } from "../../../event/item/event-tile.tsx";
import type { Route } from "./+types/page.ts";
import { type AfterPage, readAfterPage, receiveAfter } from "./after.server.ts";
import { Played } from "./played.tsx";
import "./after.css";

export const loader = ({ context, params: { id }, url }: Route.LoaderArgs) =>
  readAfterPage(context.get(visitContext), id, url.searchParams.get("q") ?? "");

export const action = ({ request, context, params: { id } }: Route.ActionArgs) =>
  receiveAfter(request, context.get(visitContext), id);

type VisitView = AfterPage["visit"];

export default function AfterGame({ loaderData }: Route.ComponentProps) {
  const { visit, photoCount, search } = loaderData;
  const t = useTranslations("afterGame");
  const answer = useActionData<typeof action>();
  const refused = answer && "refused" in answer ? answer.refused : undefined;
  return (
    <main id="main" className="after">
      <Hero visit={visit} />
      <div className="wrap after-parts">
        <OutcomeNotice
          words={{
            played: t("done.played"),
            takenBack: t("done.takenBack"),
            word: t("done.word"),
            name: t("done.name"),
          }}
        />
        {refused && (
          <div role="alert">
            <Callout tone="danger">{refused}</Callout>
          </div>
        )}
        {!visit.isOpen && <Callout>{t("closed")}</Callout>}
        <Played visit={visit} search={search} />
        <People visit={visit} />
        <Word visit={visit} />
        <Photos visit={visit} count={photoCount} />
        <Next visit={visit} />
      </div>
    </main>
  );
}

function Hero({ visit: { day, title, nickname, isOpen, until, locale } }: { visit: VisitView }) {
  const t = useTranslations("afterGame");
  const languageOf = useTextLanguage();
  return (
    <div className="cloth on-cloth">
      <Ground pattern="shippo" />
      <div className="wrap after-hero-inner">
        <div>
          <p className="after-when">
            <span className="num">{day}</span> <span lang={languageOf({ locale })}>{title}</span>
          </p>
          <h1>
            <Kern>{t("title")}</Kern>
          </h1>
          <p>{nickname ? t("lead", { name: nickname }) : t("leadNobody")}</p>
          {isOpen && <p className="after-until">{t("until", { day: until })}</p>}
        </div>
        <img src={artUrl.scene("hero")} alt="" width="360" height="300" />
      </div>
    </div>
  );
}

function People({ visit: { nickname, showsName, companions, isOpen } }: { visit: VisitView }) {
  const t = useTranslations("afterGame.people");
  if (!isOpen && !showsName) return null;
  return (
    <section id="people" aria-labelledby="people-title">
      <SectionHead id="people-title" face={2} title={t("title")} />
      {showsName && (
        <ul className="after-people">
          <li>{t("you", { name: nickname })}</li>
          {companions.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several people may have one name.
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      {showsName && companions.length === 0 && <p className="muted">{t("nobody")}</p>}
      {nickname === "" ? (
        <p>
          {t("noName")} <Link to="/user/profile">{t("setName")}</Link>
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="showsName" value={showsName ? "" : "on"} />
          <Button type="submit" name="intent" value="name" variant="line" size="small">
            {t(showsName ? "hide" : "show", { name: nickname })}
          </Button>
        </Form>
      )}
      <p className="meta">{t("note")}</p>
    </section>
  );
}

function Word({ visit: { word, host, isOpen } }: { visit: VisitView }) {
  const t = useTranslations("afterGame.word");
  if (!isOpen && word === "") return null;
  return (
    <section id="word" aria-labelledby="word-title">
      <SectionHead
        id="word-title"
        face={3}
        title={host ? t("titleTo", { name: host }) : t("title")}
      />
      {isOpen ? (
        <Form method="post" className="after-word" preventScrollReset>
          <Textarea
            key={word}
            id="word-field"
            name="word"
            label={t("label")}
            hint={t("hint")}
            defaultValue={word}
            maxLength={maxNoteLength}
            rows={4}
          />
          <Button type="submit" name="intent" value="word" icon={<Send />}>
            {t(word === "" ? "send" : "change")}
          </Button>
        </Form>
      ) : (
        <blockquote className="after-said">{word}</blockquote>
      )}
    </section>
  );
}

function Photos({ visit: { eventSlug }, count }: { visit: VisitView; count: number }) {
  const t = useTranslations("afterGame.photos");
  return (
    <section id="photos" aria-labelledby="photos-title">
      <SectionHead id="photos-title" face={4} title={t("title")} />
      <p>{count > 0 ? t("count", { count }) : t("none")}</p>
      <p>
        <ButtonLink to={`/user/event-photo/${eventSlug}`} variant="line" icon={<Image />}>
          {t("open")}
        </ButtonLink>
      </p>
    </section>
  );
}

function Next({ visit: { next } }: { visit: VisitView }) {
  const t = useTranslations("afterGame.next");
  return (
    <section id="next" aria-labelledby="next-title">
      <SectionHead
        id="next-title"
        face={5}
        title={t("title")}
        action={<MoreLink to="/event">{t("all")}</MoreLink>}
      />
      {next ? (
        <EventGrid>
          <EventTile event={next} seats={undefined} />
        </EventGrid>
      ) : (
        <p>{t("none")}</p>
      )}
    </section>
  );
}
