import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { AdminHead } from "../admin-head.tsx";
import { Can } from "../can.tsx";
import type { Route } from "./+types/page.ts";
import { changeImage } from "./change-image.server.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { imageListPath } from "./image-view.ts";
import { readImages } from "./images.server.ts";
import { UploadForm } from "./upload-form.tsx";
import "./image.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readImages(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeImage(request, context.get(visitContext));

const states = [null, "waiting", "refused"] as const;
const pollIntervalMs = 1_500;

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  const { images, image, next, isLater, state } = loaderData;
  const t = useTranslations("adminImage");
  const refused = actionData && "refused" in actionData ? actionData.refused : loaderData.refused;
  const isWaiting = images.some((candidate) => candidate.state === "waiting");
  useReloadWhile(isWaiting);
  const done = {
    uploaded: t("done.uploaded"),
    described: t("done.described"),
    removed: t("done.removed"),
  };
  return (
    <>
      <OutcomeNotice words={done} />
      <AdminHead title={t("heading")} note={t("note")} />
      <Can right="content">
        <UploadForm refused={image ? null : refused} />
      </Can>
      <nav aria-label={t("filters")} className="image-filters">
        <ChipList>
          {states.map((choice) => (
            <ChipLink
              key={choice}
              to={choice ? `${imageListPath}?state=${choice}` : imageListPath}
              current={choice === state}
            >
              {choice ? t(`state.${choice}`) : t("all")}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      {images.length === 0 ? (
        <EmptyState kind="search" title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <ImageGrid images={images} />
      )}
      <div className="image-pages">
        {isLater && (
          <ButtonLink to={imageListPath} variant="line">
            {t("first")}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={pagePath(state, next)} variant="line">
            {t("next")}
          </ButtonLink>
        )}
      </div>
      {image && <ImageDialog key={image.id} image={image} refused={refused} />}
    </>
  );
}

const pagePath = (state: string | null, after: string) =>
  `${imageListPath}?${new URLSearchParams({ ...(state && { state }), after })}`;

/** Polls while the worker processes an image, which takes seconds. */
function useReloadWhile(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
