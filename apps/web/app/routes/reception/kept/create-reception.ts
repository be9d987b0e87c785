import type { ReceptionMark } from "@takujo/contracts/games/reception";
import type { ReceptionAnswers, ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { createStore } from "../../../shell/create-store.ts";
import type { OwnMark } from "../marks/apply-marks.ts";
import { pauseBefore, sendMarks } from "../marks/send-marks.ts";
import { forgetOldLists, type KeptReception } from "./kept-reception.ts";

/** Often enough to see what the phone beside it did. */
const betweenReadingsMs = 20_000;

export type Closing = "signedOut" | "forbidden" | "ended";

export class ReceptionClosed extends Error {
  readonly closing: Closing;

  constructor(closing: Closing) {
    super(closing);
    this.closing = closing;
  }
}

export interface ReceptionState {
  list: ReceptionList | undefined;
  /** The first first, with those that the list does not show yet. */
  marks: OwnMark[];
  isOnline: boolean;
  syncedAt: Date | undefined;
  closing: Closing | undefined;
  /** The first reading failed, and nothing is kept. */
  hasFailed: boolean;
  /** How many marks the server had no use for. */
  refused: number;
}

interface Parts {
  kept: KeptReception;
  read: () => Promise<ReceptionList>;
  post: (marks: ReceptionMark[]) => Promise<ReceptionAnswers>;
  channel: BroadcastChannel;
}

/** Shows what is kept at once, sends what waits whenever it can, and keeps what the server says. */
export function createReception({ kept, read, post, channel }: Parts) {
  const store = createStore<ReceptionState>({
    ...{ list: undefined, marks: [], isOnline: true, syncedAt: undefined, closing: undefined },
    ...{ hasFailed: false, refused: 0 },
  });
  const set = (change: Partial<ReceptionState>) => store.set({ ...store.get(), ...change });
  let isOver = false;
  let isKept = true;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnsent = ({ isSent }: OwnMark) => !isSent;
  const readMarks = async () => set({ marks: await kept.readMarks() });
  const queue = {
    read: async () => (await kept.readMarks()).filter(isUnsent),
    remove: (nonces: string[]) => kept.noteSent(nonces),
  };

  async function recall(): Promise<void> {
    await forgetOldLists().catch(() => {});
    const [list, marks] = await Promise.all([kept.readList(), kept.readMarks()]);
    set({ list: store.get().list ?? list, marks });
  }

  async function close(closing: Closing): Promise<void> {
    // A session may have been ended elsewhere, because the device is lost. Marks that were not sent stay, for whoever signs in again.
    await kept.forget({ withMarks: closing === "forbidden" }).catch(() => {});
    set({ list: undefined, marks: [], closing });
  }

  /** One after the other over all tabs: two that send the same marks would only waste each other's time. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    navigator.locks ? navigator.locks.request("reception", work) : work();

  async function exchange(): Promise<void> {
    const answers = await sendMarks(queue, post);
    const refused = answers.filter(({ result }) => result === "refused").length;
    if (refused > 0) set({ refused: store.get().refused + refused });
    const sent = (await kept.readMarks()).filter(({ isSent }) => isSent);
    const list = await read();
    // Afterwards somebody may still look something up, but the device keeps nothing.
    isKept = Date.parse(list.forgetAt) > Date.now();
    if (!isKept) await kept.forget({ withMarks: false });
    else {
      await kept.keepList(
        list,
        sent.map(({ nonce }) => nonce),
      );
    }
    set({ list, marks: await kept.readMarks() });
    channel.postMessage("changed");
  }

  async function sync(): Promise<void> {
    clearTimeout(timer);
    try {
      await inTurn(exchange);
      attempt = 0;
      set({ isOnline: true, syncedAt: new Date(), closing: undefined, hasFailed: false });
    } catch (error) {
      if (error instanceof ReceptionClosed) await close(error.closing);
      else set({ isOnline: false, hasFailed: store.get().list === undefined });
      attempt++;
    }
    if (isOver || store.get().closing === "ended") return;
    timer = setTimeout(sync, attempt === 0 ? betweenReadingsMs : pauseBefore(attempt));
  }

  /** No two at a time in this tab either: what comes meanwhile is part of one more. */
  let running: Promise<void> | undefined;
  let isWanted = false;
  function soon(): Promise<void> {
    isWanted = true;
    running ??= (async () => {
      while (isWanted && !isOver) {
        isWanted = false;
        await sync();
      }
      running = undefined;
    })();
    return running;
  }

  function forgetInTime(): void {
    const { list } = store.get();
    if (isKept && list && Date.parse(list.forgetAt) <= Date.now()) void close("ended");
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    sync: soon,
    async add(mark: OwnMark): Promise<void> {
      // Kept before it shows: what is seen as done is not lost with the page.
      await kept.addMark(mark);
      set({ marks: [...store.get().marks, mark] });
      channel.postMessage("changed");
      void soon();
    },
    start(): () => void {
      const online = () => void soon();
      const offline = () => set({ isOnline: false });
      const changed = () => void recall();
      const shown = () => document.visibilityState === "visible" && void soon();
      window.addEventListener("online", online);
      window.addEventListener("offline", offline);
      document.addEventListener("visibilitychange", shown);
      channel.addEventListener("message", changed);
      const clock = setInterval(forgetInTime, 60_000);
      if (!navigator.onLine) offline();
      void recall()
        .catch(readMarks)
        .catch(() => {})
        .then(soon);
      return () => {
        isOver = true;
        clearTimeout(timer);
        clearInterval(clock);
        window.removeEventListener("online", online);
        window.removeEventListener("offline", offline);
        document.removeEventListener("visibilitychange", shown);
        channel.close();
      };
    },
  };
}

export type Reception = ReturnType<typeof createReception>;
