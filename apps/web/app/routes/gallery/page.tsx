import { Link, useLoaderData } from "react-router";
import { messagesOf } from "../../shell/server-messages.ts";
import { ticketQr } from "../reservation/server-ticket-qr.ts";
import "./gallery.css";
import { AccountSamples } from "./account-samples.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { EventSamples } from "./event-samples.tsx";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FoundationSamples } from "./foundation-samples.tsx";
import { LiveSamples } from "./live-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { ReadingSamples } from "./reading-samples.tsx";
import { ReservationSamples } from "./reservation-samples.tsx";
import { sections, words } from "./sample-words.ts";

/** Parts of pages bring the words of their pages along. */
export function loader() {
  return { messages: messagesOf("ja", ["event"]), qr: ticketQr("7K2M49XQ") };
}

/** Every part of the design in every state; for development only. */
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
