import { useTranslations } from "@takujo/i18n/react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { AdminHead } from "../admin-head.tsx";
import { Can } from "../can.tsx";
import { addressOf } from "../list/address-of.ts";
import { FilterChips } from "../list/filter-chips.tsx";
import type { Route } from "./+types/page.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { imageListPath } from "./image-view.ts";
import { changeImage, readImages } from "./images.server.ts";
import { UploadForm } from "./upload-form.tsx";
import "./image.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readImages(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeImage(request, context.get(visitContext));

const states = ["", "waiting", "refused"] as const;
const pollIntervalMs = 1_500;

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  const { images, image, next, query } = loaderData;
  const t = useTranslations("adminImage");
  const answer = actionData && "refused" in actionData ? actionData : null;
  const refused = answer?.refused ?? loaderData.refused;
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
        <UploadForm refused={image ? null : refused} typed={answer?.typed} />
      </Can>
      <FilterChips
        className="image-filters"
        label={t("filters")}
        values={states}
        current={query.state ?? ""}
        path={(state) => addressOf(imageListPath, { state })}
      >
        {(state) => (state ? t(`state.${state}`) : t("all"))}
      </FilterChips>
      {images.length === 0 ? (
        <EmptyState kind="search" title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <ImageGrid images={images} />
      )}
      <div className="image-pages">
        {query.after && (
          <ButtonLink to={imageListPath} variant="line">
            {t("first")}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            to={addressOf(imageListPath, { state: query.state, after: next })}
            variant="line"
          >
            {t("next")}
          </ButtonLink>
        )}
      </div>
      {image && <ImageDialog key={image.id} image={image} refused={refused} />}
    </>
  );
}

/** Polls while the worker processes an image, which takes seconds. */
function useReloadWhile(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
