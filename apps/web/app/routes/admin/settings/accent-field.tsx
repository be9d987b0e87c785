import {
  accentRatios,
  grounds,
  isReadable,
  nearestAccent,
  nightAccent,
  readable,
  standardAccent,
} from "@takujo/contracts/content/accent/accent";
import { isColor } from "@takujo/contracts/content/accent/color";
import { useTranslations } from "@takujo/i18n/react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { useField } from "../../../ui/form/form-context.ts";
import { Check, TriangleAlert } from "../../../ui/generated/icons.ts";

/** The pigments of the design (ui/tokens.css). Light ones are offered darkened. */
const pigments = {
  tokiwa: standardAccent,
  shu: "#e2492a",
  yamabuki: "#f4b223",
  ai: "#1d4e89",
  toki: "#f2a79c",
  sumi: "#2b2620",
  kurumi: "#c4905a",
  sora: "#a6d0da",
  wakakusa: "#b7c46b",
} as const;

const pigmentNames = Object.keys(pigments) as (keyof typeof pigments)[];

/** A pigment or a number, and how well it can be read. Without a script, the number alone. */
export function AccentField() {
  const t = useTranslations("adminSettings.color");
  const { text, name } = useField({ name: "accent" });
  const [typed, setTyped] = useState(text);
  const box = useRef<HTMLDivElement>(null);
  const color = typed.trim().toLowerCase();
  const choose = (chosen: string) => {
    const input = box.current?.querySelector("input");
    if (!input) return;
    input.value = chosen;
    // As if it were typed.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div
      ref={box}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === name) setTyped(target.value);
      }}
    >
      <fieldset className="accent-pigments needs-script">
        <legend className="visually-hidden">{t("pigment")}</legend>
        {pigmentNames.map((pigment) => (
          <button
            key={pigment}
            type="button"
            aria-pressed={color === pigments[pigment]}
            aria-label={t(`pigments.${pigment}`)}
            title={t(`pigments.${pigment}`)}
            style={{ background: pigments[pigment] }}
            onClick={() => choose(pigments[pigment])}
          />
        ))}
      </fieldset>
      <TextField
        name="accent"
        className="settings-short num"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={standardAccent}
        hint={t("hint")}
      />
      {isColor(color) && color !== standardAccent && (
        <div className="needs-script">
          <Ratios color={color} />
          <div aria-live="polite">
            <Advice color={color} onChoose={choose} />
          </div>
        </div>
      )}
    </div>
  );
}

function Ratios({ color }: { color: string }) {
  const t = useTranslations("adminSettings.color");
  const ratios = accentRatios(color);
  const colors = { day: color, night: nightAccent(color) };
  const themes = ["day", "night"] as const;
  return (
    <table className="accent-ratios">
      <thead>
        <tr>
          <th scope="col">{t("readable", { ratio: String(readable) })}</th>
          {themes.map((theme) => (
            <th key={theme} scope="col">
              {t(theme)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["button", "link"] as const).map((use) => (
          <tr key={use}>
            <th scope="row">{t(use)}</th>
            {themes.map((theme) => (
              <td key={theme}>
                <span
                  className="accent-sample"
                  style={
                    use === "button"
                      ? { background: colors[theme], color: grounds[theme].letters }
                      : {
                          background: grounds[theme].ground,
                          color: colors[theme],
                          textDecoration: "underline",
                        }
                  }
                >
                  {t("sample")}
                </span>
                <Ratio ratio={ratios[theme][use]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ ratio }: { ratio: number }) {
  const t = useTranslations("adminSettings.color");
  const passes = ratio >= readable;
  return (
    <span className="accent-ratio num" data-passes={passes}>
      {passes ? <Check /> : <TriangleAlert />}
      {(Math.floor(ratio * 10) / 10).toFixed(1)}
      <span className="visually-hidden">{t(passes ? "passes" : "fails")}</span>
    </span>
  );
}

type AdviceProps = { color: string; onChoose: (color: string) => void };

/** A color that is illegible on light backgrounds is refused; the dark theme uses a light tint of it. */
function Advice({ color, onChoose }: AdviceProps) {
  const t = useTranslations("adminSettings.color");
  if (isReadable(accentRatios(color).day)) {
    return <Callout tone="info">{t("nightTint", { color: nightAccent(color) })}</Callout>;
  }
  const nearest = nearestAccent(color);
  return (
    <Callout tone="warning">
      <p>{t("unreadable")}</p>
      <Button variant="line" size="small" onClick={() => onChoose(nearest)}>
        <span className="accent-swatch" style={{ background: nearest }} aria-hidden="true" />
        {t("useNearest", { color: nearest })}
      </Button>
    </Callout>
  );
}
