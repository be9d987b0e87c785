import { useTranslations } from "@takujo/i18n/react";
import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from "react";
import { Ground } from "../../ui/ground.tsx";
import { Kern } from "../../ui/kern.tsx";
import drawing from "./table.svg";

const br = () => <br />;

export function AboutHero() {
  const t = useTranslations("about.hero");
  return (
    <section className="about-hero cloth">
      <Ground pattern="shippo" size={96} />
      <div className="wrap about-hero-inner">
        <div>
          <h1>{kernLines(t.rich("heading", { br }))}</h1>
          <p className="lead about-hero-lead">{t("lead")}</p>
        </div>
        <img className="about-table" src={drawing} alt="" width="420" height="420" />
      </div>
    </section>
  );
}

/** The texts between the line breaks, each with its gaps closed. */
function kernLines(heading: ReactNode): ReactNode {
  if (typeof heading === "string") return <Kern>{heading}</Kern>;
  if (!isValidElement<PropsWithChildren>(heading) || heading.type !== Fragment) return heading;
  return Children.map(heading.props.children, kernLines);
}
