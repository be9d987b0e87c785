import { kernPart } from "./kern.tsx";

/** A title that breaks only between phrases, in every browser, with the gaps of punctuation closed. */
export function Phrases({ children }: { children: string[] }) {
  let length = 0;
  return (
    <span className="phrases">
      {children.map((phrase, index) => {
        const start = length;
        length += phrase.length;
        return [
          index > 0 && <wbr key={start} />,
          kernPart(phrase, index === 0, index === children.length - 1),
        ];
      })}
    </span>
  );
}
