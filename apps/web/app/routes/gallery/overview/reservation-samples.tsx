import { Button } from "../../../ui/action/button.tsx";
import { SeatPips } from "../../../ui/event/seat-pips.tsx";
import { Ticket } from "../../../ui/event/ticket.tsx";
import { HoldBar } from "../../../ui/feedback/hold-bar.tsx";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { FactList, Panel } from "../../../ui/layout/panel.tsx";
import { StepTrack } from "../../../ui/navigation/step-track.tsx";
import { DieChoice, DieChoices } from "../../../ui/seat/die-choice.tsx";
import { FloorMap, SeatCard, SeatCards, SideBySideTag } from "../../../ui/seat/seat-card.tsx";
import { SeatLegend } from "../../../ui/seat/seat-legend.tsx";
import { TableCard } from "../../../ui/seat/table-card.tsx";
import { TableDiagram } from "../../../ui/seat/table-diagram.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { diagrams, event, tables } from "./samples.ts";

const STEPS = [words.chooseSeat, words.enterDetails, words.reserved];

export function ReservationSamples({ qr }: { qr: string }) {
  return (
    <>
      <GallerySection id="tables">
        <div className="gallery-tables">
          {diagrams.map(({ seats, ...diagram }) => (
            <TableDiagram key={diagram.letter} {...diagram} seats={[...seats]} />
          ))}
        </div>
        <TableCard
          letter={words.tableI}
          seats={["taken", "taken", "free", "free"]}
          title={words.tableITitle}
          facts={words.tableIFacts}
          status={
            <SeatPips free={2} capacity={4} state="open">
              {words.left}
              <span className="num">2</span>
              {words.seat}
            </SeatPips>
          }
          action={<Button size="small">{words.sitHere}</Button>}
        />
        <TableCard
          full
          letter={words.tableHa}
          seats={["taken", "taken", "taken", "taken"]}
          title={words.tableHaTitle}
          facts={words.tableHaFacts}
          status={
            <SeatPips free={0} capacity={4} state="full">
              {words.full}
            </SeatPips>
          }
          action={
            <Button size="small" variant="line">
              {words.joinWaitlist}
            </Button>
          }
        />
      </GallerySection>
      <GallerySection id="hold">
        <div className="gallery-static">
          <HoldBar
            label={words.hold}
            message={words.holdMessage}
            detail={words.holdDetail}
            leftLabel={words.left}
            left="08:42"
            fraction={0.87}
          />
          <HoldBar
            low
            label={words.holdLow}
            message={words.holdLowMessage}
            detail={words.holdLowDetail}
            leftLabel={words.left}
            left="00:54"
            fraction={0.09}
          />
        </div>
        <div className="stack gallery-gap">
          {[0, 1, 2].map((current) => (
            <StepTrack
              key={current}
              label={words.steps}
              steps={STEPS}
              current={current}
              doneLabel={words.done}
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection id="floor">
        <div className="gallery-side">
          <FieldGroup legend={words.table}>
            <DieChoices>
              {[1, 2, 3, 4, 5, 6, 7].map((count) => (
                <DieChoice
                  key={count}
                  name="sample-people"
                  value={count}
                  defaultChecked={count === 2}
                >
                  <span className="num">{count}</span>
                </DieChoice>
              ))}
            </DieChoices>
            <SeatCards>
              {tables.map((table) => (
                <SeatCard
                  key={table.letter}
                  name="sample-table"
                  value={table.letter}
                  letter={table.letter}
                  seats={[...table.seats]}
                  title={table.game}
                  facts={table.status}
                  tags={<SideBySideTag>{words.sideBySide}</SideBySideTag>}
                  defaultChecked={table.letter === words.tableI}
                  open={table.letter === words.tableHa}
                />
              ))}
            </SeatCards>
            <SeatLegend
              seats={[
                { state: "free", name: words.free },
                { state: "taken", name: words.taken },
                { state: "mine", name: words.mine },
              ]}
            />
          </FieldGroup>
          <Panel>
            <FloorMap
              label={words.table}
              tables={tables.map(({ letter }) => ({ letter, isChosen: letter === words.tableI }))}
            />
            <FactList
              sums
              facts={[
                { term: words.when, detail: words.whenValue },
                { term: words.table, detail: words.tableAndGame },
                { term: words.seat, detail: words.twoSeats },
                { term: words.venue, detail: words.hall },
              ]}
            />
          </Panel>
        </div>
      </GallerySection>
      <GallerySection id="ticket">
        <div className="cloth gallery-block">
          <Ground pattern="kikko" />
          <Ticket
            coverUrl={artUrl.cover(event.slug, { w: 500, h: 500 })}
            title={event.title}
            facts={[
              {
                term: words.date,
                detail: (
                  <>
                    <span className="num">4.18</span>
                    {words.inSaturday}
                  </>
                ),
              },
              { term: words.time, detail: <span className="num">13:00–17:00</span> },
              { term: words.doors, detail: <span className="num">12:40</span> },
              { term: words.table, detail: <span className="ticket-letter">{words.tableI}</span> },
              {
                term: words.seat,
                detail: (
                  <>
                    <span className="num">2</span>
                    {words.seat}
                  </>
                ),
              },
              { term: words.game, detail: words.terra },
            ]}
            note={words.ticketNote}
            qr={{ svg: qr, label: words.qr }}
            code="7K2M-49XQ"
            holder={words.holder}
          />
        </div>
      </GallerySection>
    </>
  );
}
