import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";

/** What is true only of the venue of the seed: names, places, promises, telephone and point. */
const words =
  /運営事務局|手ぶら|empty[- ]handed|empty hands|案内役が説明|平日は当日|same day on weekdays|雪野|yukino|神田|卓上ハウス|鍛冶町|銭湯|印刷所|土間|takujo[- ](?:house|kanda)|\bkanda\b|kajicho|bath house|print shop|03-5555-0142|35\.6917|139\.7709/i;

const source =
  /^(?:apps|packages|tools|deploy)\/.*\.(?:ts|tsx|css|svg|html|json|yaml|sql|webmanifest)$/;
/** The seed may tell of its venue. Generated lists repeat what they are made from. */
const mayTell =
  /\.test\.|\/testing\/|^packages\/db\/(?:seed|demo)\/|\/generated\/|^tools\/checks\/venue-words\.ts$/;

/** A site is made by its settings: nothing in the source tells of one particular venue. */
export function findVenueWords(): string[] {
  return trackedFiles()
    .filter((file) => source.test(file) && !mayTell.test(file))
    .flatMap((file) =>
      venueWordsIn(readFileSync(join(root, file), "utf8")).map(
        ({ line, word }) => `${file}:${line} ${word}`,
      ),
    );
}

export function venueWordsIn(text: string): { line: number; word: string }[] {
  return text.split("\n").flatMap((line, index) => {
    const word = words.exec(line)?.[0];
    return word ? [{ line: index + 1, word }] : [];
  });
}
