import { Button } from "../../../ui/action/button.tsx";
import { Accordion } from "../../../ui/data/accordion.tsx";
import { GameCard, GameCardList } from "../../../ui/data/game-card.tsx";
import { NewsList, NewsRow } from "../../../ui/data/news-list.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { VisitPane } from "../../../ui/layout/visit-pane.tsx";
import { GallerySection, nowhere } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { games, news, visit } from "./samples.ts";

export function ReadingSamples() {
  return (
    <>
      <GallerySection id="reading">
        <div className="gallery-columns">
          <div>
            <SectionHead title={words.news} face={4} />
            <NewsList>
              {news.map((row) => (
                <NewsRow key={row.dateTime} to={nowhere} {...row} />
              ))}
            </NewsList>
          </div>
          <div>
            <Accordion letter="Q" summary={words.aloneQuestion} open>
              {words.aloneAnswer}
            </Accordion>
            <Accordion letter="Q" summary={words.rulesQuestion}>
              {words.rulesAnswer}
            </Accordion>
            <Accordion summary={words.tableOfContents}>{words.tocContent}</Accordion>
          </div>
          <div className="stack">
            <Callout>{words.freeCancel}</Callout>
            <Callout tone="success" title={words.sent}>
              {words.answerSoon}
            </Callout>
            <Callout tone="warning">{words.decision}</Callout>
            <Callout tone="danger">{words.irreversible}</Callout>
          </div>
        </div>
        <GameCardList>
          {games.map((game) => (
            <GameCard key={game.name} to="/game" {...game} />
          ))}
        </GameCardList>
      </GallerySection>
      <GallerySection id="visit">
        <VisitPane
          title={words.house}
          face={6}
          facts={visit}
          askTitle={words.askTitle}
          askText={words.askText}
          askAction={<Button variant="gold">{words.askAction}</Button>}
        />
      </GallerySection>
      <GallerySection id="prose">
        <article className="prose">
          <p>
            {words.proseOpening} <a href={nowhere}>{words.proseLink}</a>
            {words.proseRest}
          </p>
          <h2 id="sample-heading">{words.proseHeading}</h2>
          <p>
            {words.proseAlone}
            <strong>{words.proseStrong}</strong>
            {words.comma}
            <code>{words.proseCode}</code>
            {words.proseEnd}
          </p>
          <ul>
            <li>{words.listTime}</li>
            <li>
              {words.listBreak}
              <ul>
                <li>{words.listTea}</li>
              </ul>
            </li>
          </ul>
          <ol>
            <li>{words.stepChoose}</li>
            <li>{words.stepHold}</li>
            <li>{words.stepPlay}</li>
          </ol>
          <blockquote>
            <p>{words.quote}</p>
            <footer>{words.quoteBy}</footer>
          </blockquote>
          <h3>{words.tableHeading}</h3>
          <table>
            <thead>
              <tr>
                <th>{words.game}</th>
                <th>{words.players}</th>
                <th>{words.time}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{words.terra}</td>
                <td>{words.twoToFour}</td>
                <td>{words.threeHours}</td>
              </tr>
            </tbody>
          </table>
          <hr />
          <pre>
            <code>{words.formula}</code>
          </pre>
        </article>
      </GallerySection>
    </>
  );
}
