import { imagePath } from "@takujo/contracts/content/image/image-path";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Trash2 } from "../../../ui/generated/admin-icons.ts";
import { Can } from "../can.tsx";
import { QuestionDialog } from "../question/question-dialog.tsx";
import { AltFields } from "./alt-fields.tsx";
import { sizeLine } from "./image-grid.tsx";
import { ImagePreview } from "./image-preview.tsx";
import { type ImageView, imageListPath } from "./image-view.ts";

const titleId = "image-title";

type ImageDialogProps = { image: ImageView; refused: string | null };

/** One image: its texts, its Markdown, and its deletion. */
export function ImageDialog({ image, refused }: ImageDialogProps) {
  const t = useTranslations("adminImage");
  const { id, altJa, altEn, createdAt, width, height } = image;
  return (
    <QuestionDialog titleId={titleId} back={imageListPath} wide>
      <div className="dialog-body dialog-body-plain image-dialog">
        <h2 className="dialog-title" id={titleId}>
          {t("item.heading")}
        </h2>
        {refused && (
          <div role="alert">
            <Callout tone="danger">{refused}</Callout>
          </div>
        )}
        <ImagePreview image={image} alt={altJa} />
        {image.refusal && <Callout tone="danger">{image.refusal}</Callout>}
        <p className="meta">
          {t.rich("item.added", { date: () => <FigureDate date={createdAt} /> })}
          <br />
          {sizeLine(image, t)}
        </p>
        <Form method="post" action={`${imageListPath}?image=${id}`} preventScrollReset>
          <input type="hidden" name="intent" value="describe" />
          <input type="hidden" name="image" value={id} />
          <Can right="content">
            <AltFields id="image" altJa={altJa} altEn={altEn} />
          </Can>
          {image.state === "ready" && (
            <TextInput
              id="image-markdown"
              label={t("item.markdown")}
              className="num"
              value={`![${altJa}](${imagePath(id, 960)}#${width}x${height})`}
              readOnly
            />
          )}
          <div className="dialog-actions">
            <ButtonLink to={imageListPath} variant="line" replace preventScrollReset>
              {t("item.close")}
            </ButtonLink>
            <Can right="content">
              <Button type="submit">{t("alt.save")}</Button>
            </Can>
          </div>
        </Form>
        <Can right="content">
          <Form
            method="post"
            action={`${imageListPath}?image=${id}`}
            preventScrollReset
            className="image-removal"
          >
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="image" value={id} />
            <p className="meta">{t("item.removeHint")}</p>
            <Button type="submit" variant="quiet-danger" icon={<Trash2 />}>
              {t("item.remove")}
            </Button>
          </Form>
        </Can>
      </div>
    </QuestionDialog>
  );
}
