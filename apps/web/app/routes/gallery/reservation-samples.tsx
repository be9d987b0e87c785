import { artUrl } from "../../ui/art-url.ts";
import { Button } from "../../ui/button.tsx";
import { SeatPips } from "../../ui/event/seat-pips.tsx";
import { Ticket } from "../../ui/event/ticket.tsx";
import { FieldGroup } from "../../ui/field/field.tsx";
import { Ground } from "../../ui/ground.tsx";
import { HoldBar } from "../../ui/hold-bar.tsx";
import { FactList, Panel } from "../../ui/panel.tsx";
import { FloorPlan, FloorTable } from "../../ui/seat/floor-plan.tsx";
import { SeatLegend } from "../../ui/seat/seat-legend.tsx";
import { TableCard } from "../../ui/seat/table-card.tsx";
import { TableDiagram } from "../../ui/seat/table-diagram.tsx";
import { StepTrack } from "../../ui/step-track.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { SampleQr } from "./sample-qr.tsx";
import { diagrams, event, tables } from "./samples.ts";

const STEPS = ["席をえらぶ", "内容を入力", "予約完了"];

export function ReservationSamples() {
  return (
    <>
      <GallerySection id="tables" title="卓">
        <div className="gallery-tables">
          {diagrams.map(({ seats, ...diagram }) => (
            <TableDiagram key={diagram.letter} {...diagram} seats={[...seats]} />
          ))}
        </div>
        <TableCard
          letter="い"
          seats={["taken", "taken", "free", "free"]}
          title="い卓　『テラの開拓者たち』"
          facts="案内役: 三浦・180分・日本語"
          status={
            <SeatPips free={2} capacity={4} state="open">
              残り<span className="num">2</span>席
            </SeatPips>
          }
          action={<Button size="small">この卓に座る</Button>}
        />
        <TableCard
          full
          letter="は"
          seats={["taken", "taken", "taken", "taken"]}
          title="は卓　『九つの社』"
          facts="案内役: 森・150分・日本語"
          status={
            <SeatPips free={0} capacity={4} state="full">
              満席
            </SeatPips>
          }
          action={
            <Button size="small" variant="line">
              空いたら知らせる
            </Button>
          }
        />
      </GallerySection>
      <GallerySection id="hold" title="確保と手順">
        <div className="gallery-static">
          <HoldBar
            label="席の確保"
            message="い卓の2席を確保しています。"
            detail="時間が来ても、入力した内容は消えません。"
            leftLabel="残り"
            left="08:42"
            fraction={0.87}
          />
          <HoldBar
            low
            label="席の確保（残りわずか）"
            message="まもなく席を手ばなします。"
            detail="入力した内容は残ります。"
            leftLabel="残り"
            left="00:54"
            fraction={0.09}
          />
        </div>
        <div className="stack gallery-gap">
          {[0, 1, 2].map((current) => (
            <StepTrack
              key={current}
              label="予約の手順"
              steps={STEPS}
              current={current}
              doneLabel="（すみました）"
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection id="floor" title="間取り">
        <div className="gallery-side">
          <FieldGroup legend="卓">
            <FloorPlan
              fixturesAbove={["お茶とゲーム棚", "手洗い"]}
              fixturesBelow={["階段 ↓ 入口", "窓（通り側）"]}
            >
              {tables.map((table) => (
                <FloorTable
                  key={table.letter}
                  name="sample-table"
                  letter={table.letter}
                  seats={[...table.seats]}
                  game={table.game}
                  status={table.status}
                  defaultChecked={table.letter === "い"}
                  disabled={"full" in table}
                />
              ))}
            </FloorPlan>
            <SeatLegend
              seats={[
                { state: "free", name: "空席" },
                { state: "taken", name: "予約ずみ" },
                { state: "mine", name: "えらんだ席" },
              ]}
            />
          </FieldGroup>
          <Panel>
            <FactList
              sums
              facts={[
                { term: "日時", detail: "4.18（土）13:00–17:00" },
                { term: "卓", detail: "い卓『テラの開拓者たち』" },
                { term: "席", detail: "2席" },
                { term: "会場", detail: "神田 2F 広間" },
              ]}
            />
          </Panel>
        </div>
      </GallerySection>
      <GallerySection id="ticket" title="券">
        <div className="cloth gallery-block">
          <Ground pattern="kikko" />
          <Ticket
            coverUrl={artUrl.cover(event.slug, { w: 500, h: 500 })}
            title={event.title}
            facts={[
              {
                term: "日付",
                detail: (
                  <>
                    <span className="num">4.18</span>（土）
                  </>
                ),
              },
              { term: "時間", detail: <span className="num">13:00–17:00</span> },
              { term: "開場", detail: <span className="num">12:40</span> },
              { term: "卓", detail: <span className="ticket-letter">い</span> },
              {
                term: "席",
                detail: (
                  <>
                    <span className="num">2</span>席
                  </>
                ),
              },
              { term: "ゲーム", detail: "テラの開拓者たち" },
            ]}
            note="卓上ハウス 神田 2F 広間／当日のお支払い ¥5,600"
            qr={<SampleQr label="受付用QRコード" />}
            code="7K2M-49XQ"
            holder="森野 ことり 様"
          />
        </div>
      </GallerySection>
    </>
  );
}
