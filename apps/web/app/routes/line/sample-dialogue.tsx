import { useTranslations } from "@takujo/i18n/react";

const turns = [
  { by: "you", text: "firstQuestion" },
  { by: "house", text: "firstAnswer" },
  { by: "you", text: "secondQuestion" },
  { by: "house", text: "secondAnswer" },
] as const;

export function SampleDialogue() {
  const t = useTranslations("line.sample");
  return (
    <ol className="line-dialogue">
      {turns.map(({ by, text }) => (
        <li key={text} className={`line-bubble line-bubble-${by}`}>
          <span className="visually-hidden">{t(by)}</span>
          {t(text)}
        </li>
      ))}
    </ol>
  );
}
