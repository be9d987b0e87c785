import { Link, useLoaderData } from "react-router";
import { askDialog, type DialogMode } from "../../../shell/dialog/dialog-store.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { showToast, type ToastSeverity } from "../../../shell/toast/toast-store.ts";
import { Button } from "../../../ui/action/button.tsx";
import { DieFace, type DieValue } from "../../../ui/data/die-face.tsx";
import { RemoteIcon } from "../../../ui/icon/remote-icon.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { ticketQr } from "../../reservation/ticket-qr.server.ts";
import { AccountSamples } from "./account-samples.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { EventSamples } from "./event-samples.tsx";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { ReadingSamples } from "./reading-samples.tsx";
import { ReservationSamples } from "./reservation-samples.tsx";
import { sections, words } from "./sample-words.ts";
import { colors } from "./samples.ts";
import "../gallery.css";

/** Components of other pages need those pages' messages. */
export function loader() {
  return { messages: messagesOf("ja", ["event"]), qr: ticketQr("7K2M49XQ") };
}

/** Every design component in every state; for development only. */
export default function Gallery() {
  const { messages, qr } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap gallery">
      <h1>{words.title}</h1>
      <nav className="gallery-index" aria-label={words.index}>
        {Object.entries(sections).map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <Link to="/gallery/fields">{words.fieldStates}</Link>
        <Link to="/gallery/form">{words.form}</Link>
      </nav>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <EventSamples messages={messages} />
      <ReservationSamples qr={qr} />
      <AccountSamples />
      <NavigationSamples />
      <ReadingSamples />
      <FeedbackSamples />
      <LiveSamples />
    </main>
  );
}

/** The shell's own dialogs and toasts, opened for real. */
function LiveSamples() {
  const ask = async (mode: DialogMode) => {
    const accepted = await askDialog({ mode, ...liveDialogs[mode] });
    showToast({ severity: "secondary", summary: `${mode}: ${accepted}` });
  };
  return (
    <GallerySection id="live">
      <div className="cluster">
        {(Object.keys(liveDialogs) as DialogMode[]).map((mode) => (
          <Button
            key={mode}
            variant="line"
            icon={<RemoteIcon name="dices" />}
            onClick={() => ask(mode)}
          >
            {mode}
          </Button>
        ))}
      </div>
      <div className="cluster">
        {(Object.keys(liveToasts) as ToastSeverity[]).map((severity) => (
          <Button
            key={severity}
            variant="line"
            onClick={() => showToast({ severity, ...liveToasts[severity] })}
          >
            {severity}
          </Button>
        ))}
      </div>
    </GallerySection>
  );
}

/** Texts of the gallery's live dialogs and toasts. Not shown to visitors. */
const liveDialogs = {
  confirm: {
    title: "この内容で予約しますか？",
    body: "春の重量級ナイト・い卓・2席。当日のお支払いは ¥5,600 です。",
  },
  cancel: {},
  delete: {
    title: "パスキー「iPhone」を消しますか？",
    body: "この端末ではパスキーで入れなくなります。",
    typeName: "iPhone",
  },
  reset: {},
};

const liveToasts = {
  success: { summary: "保存しました", detail: "プロフィールを更新しました。" },
  info: { summary: "新しい版があります", detail: "読みこみなおすと、最新の画面になります。" },
  warn: { summary: "のこり1分です", detail: "い卓の確保がまもなく終わります。" },
  error: {
    summary: "コードがちがいます",
    detail: "もう一度入力するか、コードを送りなおしてください。",
  },
  secondary: { summary: "コードを送りました", detail: "kotori@example.jp をご確認ください。" },
  contrast: { summary: "ログアウトしました", detail: "またの卓で。" },
};

const FACES: DieValue[] = [1, 2, 3, 4, 5, 6];

function FoundationSamples() {
  return (
    <>
      <GallerySection id="colors">
        <div className="gallery-swatches">
          {colors.map((name) => (
            <div key={name}>
              <i style={{ "--swatch": `var(--tk-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="type">
        <div className="panel stack">
          <p className="gallery-type-hero">
            <Kern>{words.hero}</Kern>
          </p>
          <p className="gallery-type-3xl">
            <Kern>{words.held}</Kern> <span className="num">3xl</span>
          </p>
          <p className="gallery-type-2xl">
            {words.soon} <span className="num">2xl</span>
          </p>
          <h3>{words.familyEvent}</h3>
          <p className="lead">{words.lead}</p>
          <p className="prose">{words.bodyText} </p>
          <p className="muted">{words.mutedText}</p>
          <p className="meta">{words.metaText}</p>
          <p className="gallery-type-number num">2026.04.18 13:00–22:00 ¥2,800</p>
        </div>
      </GallerySection>
      <GallerySection id="dice">
        <div className="cluster">
          {FACES.map((value) => (
            <DieFace key={value} value={value} />
          ))}
        </div>
      </GallerySection>
    </>
  );
}
