import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { createStore } from "../../../shell/create-store.ts";
import {
  type Answers,
  type AnyMark,
  pauseBefore,
  type QueuedMark,
  sendMarks,
} from "../marks/send-marks.ts";
import { forgetOldLists, type ReceptionStore } from "./reception-store.ts";

/** Often enough to see what other phones did. */
const syncIntervalMs = 20_000;

export type Closing = "signedOut" | "forbidden" | "ended";

export class ReceptionClosed extends Error {
  readonly closing: Closing;

  constructor(closing: Closing) {
    super(closing);
    this.closing = closing;
  }
}

interface AnyList {
  /** When devices delete it. */
  forgetAt: string;
}

export interface ReceptionState<List = ReceptionList, Mark = ReceptionMark> {
  list: List | undefined;
  /** Oldest first, including those that the list does not show yet. */
  marks: QueuedMark<Mark>[];
  isOnline: boolean;
  syncedAt: Date | undefined;
  closing: Closing | undefined;
  /** The first read failed, and nothing is stored. */
  hasFailed: boolean;
  /** The number of marks that the server refused. */
  refused: number;
}

interface Parts<List extends AnyList, Mark extends AnyMark> {
  device: ReceptionStore<List, Mark>;
  read: () => Promise<List>;
  post: (marks: Mark[]) => Promise<Answers>;
  channel: BroadcastChannel;
}

/** Shows what is stored at once, sends waiting marks whenever possible, and stores the server's responses. */
export function createReception<List extends AnyList, Mark extends AnyMark>({
  device,
  read,
  post,
  channel,
}: Parts<List, Mark>) {
  type State = ReceptionState<List, Mark>;
  const store = createStore<State>({
    ...{ list: undefined, marks: [], isOnline: true, syncedAt: undefined, closing: undefined },
    ...{ hasFailed: false, refused: 0 },
  });
  const set = (change: Partial<State>) => store.set({ ...store.get(), ...change });
  let isOver = false;
  let isStored = true;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnsent = ({ isSent }: QueuedMark<Mark>) => !isSent;
  const readMarks = async () => set({ marks: await device.readMarks() });
  const queue = {
    read: async () => (await device.readMarks()).filter(isUnsent),
    remove: (nonces: string[]) => device.noteSent(nonces),
  };

  async function recall(): Promise<void> {
    await forgetOldLists().catch(() => {});
    const [list, marks] = await Promise.all([device.readList(), device.readMarks()]);
    set({ list: store.get().list ?? list, marks });
  }

  async function close(closing: Closing): Promise<void> {
    // The session may have been ended because the device is lost. Unsent marks stay, for the next sign-in.
    await device.forget({ withMarks: closing === "forbidden" }).catch(() => {});
    set({ list: undefined, marks: [], closing });
  }

  /** One at a time across all tabs, so that no two send the same marks. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    navigator.locks ? navigator.locks.request("reception", work) : work();

  async function exchange(): Promise<void> {
    const answers = await sendMarks(queue, post);
    const refused = answers.filter(({ result }) => result === "refused").length;
    if (refused > 0) set({ refused: store.get().refused + refused });
    const sent = (await device.readMarks()).filter(({ isSent }) => isSent);
    const list = await read();
    // After that time the list can be viewed, but is not stored.
    isStored = Date.parse(list.forgetAt) > Date.now();
    if (!isStored) await device.forget({ withMarks: false });
    else {
      await device.saveList(
        list,
        sent.map(({ nonce }) => nonce),
      );
    }
    set({ list, marks: await device.readMarks() });
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
    timer = setTimeout(sync, attempt === 0 ? syncIntervalMs : pauseBefore(attempt));
  }

  /** One at a time in this tab too; requests in the meantime share one more run. */
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
    if (isStored && list && Date.parse(list.forgetAt) <= Date.now()) void close("ended");
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    sync: soon,
    async add(mark: QueuedMark<Mark>): Promise<void> {
      // Stored before it is shown, so that a visible mark survives a reload.
      await device.addMark(mark);
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

export type Reception<
  List extends AnyList = ReceptionList,
  Mark extends AnyMark = ReceptionMark,
> = ReturnType<typeof createReception<List, Mark>>;
