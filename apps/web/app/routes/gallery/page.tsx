import "./gallery.css";
import { AccountSamples } from "./account-samples.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { EventSamples } from "./event-samples.tsx";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FoundationSamples } from "./foundation-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { ReadingSamples } from "./reading-samples.tsx";
import { ReservationSamples } from "./reservation-samples.tsx";

const SECTIONS = [
  ["colors", "色"],
  ["type", "文字"],
  ["dice", "さいころ"],
  ["buttons", "ボタン"],
  ["tags", "札とチップ"],
  ["links", "切りかえとタイル"],
  ["fields", "入力"],
  ["choices", "選ぶ"],
  ["codes", "コードと席数"],
  ["days", "一週間"],
  ["event-cards", "イベント"],
  ["event-rows", "日ごと"],
  ["box-spec", "箱の側面と読みもの"],
  ["tables", "卓"],
  ["hold", "確保と手順"],
  ["floor", "間取り"],
  ["ticket", "券"],
  ["reservations", "予約の行"],
  ["tabs", "たどる"],
  ["table", "表"],
  ["impersonation", "なりすましの帯"],
  ["reading", "読む"],
  ["visit", "会場"],
  ["prose", "長い文"],
  ["dialogs", "ダイアログ"],
  ["toasts", "トースト"],
  ["empties", "空の状態"],
];

/** Every part of the design in every state; for development only. */
export default function Gallery() {
  return (
    <div className="wrap gallery">
      <h1>部品</h1>
      <nav className="gallery-index" aria-label="部品の一覧">
        {SECTIONS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <EventSamples />
      <ReservationSamples />
      <AccountSamples />
      <NavigationSamples />
      <ReadingSamples />
      <FeedbackSamples />
    </div>
  );
}
