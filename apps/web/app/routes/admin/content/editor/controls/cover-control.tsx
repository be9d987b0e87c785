import type { Messages } from "@takujo/i18n/messages";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Select } from "../../../../../ui/field/input.tsx";
import { Switch } from "../../../../../ui/field/toggle.tsx";
import { useField, useForm } from "../../../../../ui/form/form-context.ts";
import type { FormValues } from "../../../../../ui/form/form-result.ts";
import { artUrl, type CoverAddress } from "../../../../../ui/icon/art-url.ts";
import { ImagePicker } from "../../../image/image-picker.tsx";
import { useEditor } from "../editor-context.ts";
import type { ControlProps } from "./text-control.tsx";

type Words = Messages["contentEditor"]["cover"];
type Cover = {
  palette?: string | undefined;
  composition?: string | undefined;
  image?: string | undefined;
};

/** The generated cover, with colors and motif chosen or derived from the slug. */
export function CoverControl({ props }: ControlProps) {
  const t = useTranslations("contentEditor.cover");
  const { covers, slug } = useEditor();
  const { values, touch } = useForm();
  const { name, shell } = useField(props);
  const { id } = shell;
  const [cover, setCover] = useState<Cover>(() => coverOf(values, name));
  const [isShown, setShown] = useState(!covers.optional || values[`${name}.shown`] === "on");
  return (
    <div className="editor-cover">
      {covers.optional && (
        <div className="field">
          <input type="hidden" name={`${name}.optional`} value="" />
          <Switch
            id={id}
            name={`${name}.shown`}
            defaultChecked={isShown}
            onChange={({ currentTarget }) => setShown(currentTarget.checked)}
          >
            {t("show")}
          </Switch>
        </div>
      )}
      {/* Remembered while switched off, so that switching on restores the choice. */}
      <div hidden={!isShown}>
        <div className="field">
          <ImagePicker
            name={`${name}.image`}
            value={cover.image}
            onChange={(image) => {
              setCover({ ...cover, image: image ?? undefined });
              touch();
            }}
          />
        </div>
        {cover.image && <p className="field-hint">{t("standIn")}</p>}
        <img
          src={artUrl.cover(slug, { w: 480, h: 360, ...drawn(cover) })}
          alt={t("picture")}
          width="480"
          height="360"
        />
        <fieldset className="field choice-field">
          <legend className="field-label">{t("palette")}</legend>
          <div className="editor-palettes">
            <Swatch
              id={covers.optional ? undefined : id}
              name={`${name}.palette`}
              value=""
              label={t("byItself")}
              checked={!cover.palette}
              onChoose={() => setCover({ ...cover, palette: undefined })}
            />
            {covers.palettes.map(({ id: palette, ground }) => (
              <Swatch
                key={palette}
                name={`${name}.palette`}
                value={palette}
                label={t(`palettes.${palette as keyof Words["palettes"]}`)}
                ground={ground}
                checked={cover.palette === palette}
                onChoose={() => setCover({ ...cover, palette })}
              />
            ))}
          </div>
        </fieldset>
        <Select
          id={`${id}-composition`}
          name={`${name}.composition`}
          label={t("composition")}
          defaultValue={cover.composition ?? ""}
          onChange={({ currentTarget }) =>
            setCover({ ...cover, composition: currentTarget.value || undefined })
          }
        >
          <option value="">{t("byItself")}</option>
          {covers.compositions.map((composition) => (
            <option key={composition} value={composition}>
              {t(`compositions.${composition as keyof Words["compositions"]}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

type SwatchProps = {
  id?: string | undefined;
  name: string;
  value: string;
  label: string;
  ground?: string | undefined;
  checked: boolean;
  onChoose: () => void;
};

/** Without a background: the option that chooses none. */
function Swatch({ id, name, value, label, ground, checked, onChoose }: SwatchProps) {
  return (
    <label
      className="editor-swatch"
      title={label}
      style={ground ? { "--swatch": ground } : undefined}
      data-none={ground ? undefined : ""}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        defaultChecked={checked}
        onChange={onChoose}
      />
      {!ground && <span aria-hidden="true">{label}</span>}
    </label>
  );
}

const drawn = ({ palette, composition }: Cover) => ({ palette, composition }) as CoverAddress;

function coverOf(values: FormValues, name: string): Cover {
  const text = (part: string) => {
    const value = values[`${name}.${part}`];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return { palette: text("palette"), composition: text("composition"), image: text("image") };
}
