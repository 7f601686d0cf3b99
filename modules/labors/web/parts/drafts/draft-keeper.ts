import type { LaborDraftView } from '../../../schemas/labor-response';
import { maxResponseLength } from '../../../schemas/values';
import { type DeviceStorage, dropLocalCopy, printOf, readLocalCopy, writeLocalCopy } from './local-copy';

/** What the page says about unsaved writing. */
export type DraftState =
  | { readonly kind: 'clean' }
  /** On the device, on its way to the server. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'stored'; readonly at: string }
  /** On the device; the server could not be reached and will be tried again. */
  | { readonly kind: 'device-only' }
  /** Longer than the server takes: on the device only, until it is shortened. */
  | { readonly kind: 'too-long' }
  /** Another tab or device wrote; `theirs` is null when it saved or discarded the draft. */
  | { readonly kind: 'conflict'; readonly theirs: LaborDraftView | null };

/** Answer of one attempt to store a draft. */
export type PutOutcome =
  | { readonly ok: true; readonly draft: LaborDraftView }
  | { readonly ok: false; readonly conflict: true; readonly current: LaborDraftView | null }
  | { readonly ok: false; readonly conflict: false };

export interface DraftKeeperOptions {
  readonly userId: string;
  readonly laborNumber: number;
  readonly storage: DeviceStorage;
  /** The server's draft when the page opened. */
  readonly stored: LaborDraftView | null;
  /** The saved answer's text, the starting point without a draft. */
  readonly saved: string;
  readonly put: (text: string, revision: number) => Promise<PutOutcome>;
  readonly onState: (state: DraftState) => void;
}

/** Pause in writing before the server is asked; with the request itself it stays under two seconds. */
const pauseMs = 900;
/** While one writes without a pause, the server gets a copy this often. */
const longestMs = 1500;
const retryMs = 5000;
/** So many of the texts sent last are remembered as one's own. */
const remembered = 8;

/** Keeps what is being written: on the device at every key, on the server within two seconds, in order, one request at a time. */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions;
  #text: string;
  #revision: number;
  #sent: string;
  /** What this window put on the device last. */
  #kept: string | null = null;
  /** Prints of texts sent from here, the newest last: one whose receipt never came must not look like somebody else's. */
  #own: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #since: number | null = null;
  #flight: Promise<void> | null = null;
  #closed = false;
  #stuck = false;
  #paused = false;

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
    const { storage, userId, laborNumber, stored, saved } = options;
    const local = readLocalCopy(storage, userId, laborNumber);
    this.#revision = stored?.revision ?? 0;
    this.#sent = stored?.text ?? saved;
    this.#text = local?.text ?? this.#sent;
    this.#kept = local?.text ?? null;
    if (local && local.text !== this.#sent) {
      // Written here but never acknowledged. It continues an older draft: the server says whether somebody wrote since.
      this.#revision = local.revision;
      this.#own = [...local.sent];
      if (stored && this.#sentHere(stored.text)) this.#revision = stored.revision;
      this.#schedule(0);
    } else if (local) dropLocalCopy(storage, userId, laborNumber);
  }

  get text(): string {
    return this.#text;
  }
  /** Revision of the server's draft that these words continue; 0 for none. */
  get revision(): number {
    return this.#revision;
  }
  /** True while the person has to choose between this text and another one. */
  get contested(): boolean {
    return this.#stuck;
  }
  /** True while the server does not have the latest words. */
  get isUnsaved(): boolean {
    return this.#text !== this.#sent;
  }

  write(text: string): void {
    this.#text = text;
    const { onState } = this.#options;
    this.#keep();
    if (this.#stuck) return;
    if (this.#tooLong()) return;
    onState({ kind: 'waiting' });
    if (this.#paused) return;
    this.#since ??= Date.now();
    this.#schedule(Math.max(0, Math.min(pauseMs, this.#since + longestMs - Date.now())));
  }

  /** Sends unsaved words now; resolves when the server has answered. */
  async flush(): Promise<void> {
    this.#clearTimer();
    if (this.#flight) await this.#flight;
    if (this.isUnsaved && !this.#stuck && !this.#tooLong()) await this.#send();
  }

  /** Ends a conflict: keep what stands here, or take the other text. */
  settle(keep: 'mine' | 'theirs', theirs: LaborDraftView | null): void {
    this.#stuck = false;
    this.#revision = theirs?.revision ?? 0;
    this.#sent = theirs?.text ?? this.#options.saved;
    if (keep === 'mine' && this.isUnsaved) this.#schedule(0);
    else {
      this.#text = this.#sent;
      this.#forget();
      this.#options.onState({ kind: 'clean' });
    }
  }

  /** While an answer is being saved no draft is sent, so that the two do not cross; the device keeps every key. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.#clearTimer();
    else if (this.isUnsaved && !this.#stuck && !this.#tooLong()) this.#schedule(pauseMs);
  }

  /**
   * The answer was saved, or the draft thrown away. `saved`: the text that was sent. True when nothing is left to keep; false when
   * somebody wrote on meanwhile, which is a new draft then.
   */
  done(text: string, saved: string = this.#text): boolean {
    const through = this.#text === saved;
    this.#clearTimer();
    this.#sent = text;
    this.#revision = 0;
    this.#stuck = false;
    if (through) {
      this.#text = text;
      this.#forget();
      this.#options.onState({ kind: 'clean' });
    } else this.#keep();
    return through;
  }

  /** Sends unsaved words because the page closes; resolves when the server has answered. */
  async close(): Promise<void> {
    const sent = this.isUnsaved && !this.#stuck ? this.flush() : this.#flight;
    this.#clearTimer();
    this.#closed = true;
    await sent;
  }

  /** The server holds another draft than this text continues: nothing is sent until the person has chosen. */
  contest(theirs: LaborDraftView | null): void {
    this.#clearTimer();
    this.#stuck = true;
    this.#keep();
    this.#options.onState({ kind: 'conflict', theirs });
  }

  /** Says so when the text is longer than the server takes; it is then not sent. */
  #tooLong(): boolean {
    if (this.#text.length <= maxResponseLength) return false;
    this.#clearTimer();
    this.#options.onState({ kind: 'too-long' });
    return true;
  }
  #keep(): void {
    const { storage, userId, laborNumber } = this.#options;
    const copy = { text: this.#text, revision: this.#revision, sent: this.#own, at: Date.now() };
    this.#kept = this.#text;
    writeLocalCopy(storage, userId, laborNumber, copy);
  }
  #sentHere(text: string): boolean {
    return this.#own.includes(printOf(text));
  }
  /** Takes the copy off the device; what another window has put there is its own and not sent yet. */
  #forget(): void {
    const { storage, userId, laborNumber } = this.#options;
    const local = readLocalCopy(storage, userId, laborNumber);
    if (local && (local.text === this.#kept || local.text === this.#sent)) dropLocalCopy(storage, userId, laborNumber);
  }
  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #schedule(ms: number): void {
    this.#clearTimer();
    if (!this.#closed) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #send(): Promise<void> {
    this.#since = null;
    const text = this.#text;
    this.#own = [...this.#own, printOf(text)].slice(-remembered);
    this.#keep();
    this.#flight = this.#options
      .put(text, this.#revision)
      .then((outcome) => this.#answered(text, outcome))
      .finally(() => {
        this.#flight = null;
      });
    return this.#flight;
  }

  #answered(text: string, outcome: PutOutcome): void {
    const { onState } = this.#options;
    if (outcome.ok) {
      this.#revision = outcome.draft.revision;
      this.#sent = text;
      if (this.isUnsaved) this.#schedule(pauseMs);
      else {
        this.#forget();
        onState({ kind: 'stored', at: outcome.draft.savedAt });
      }
    } else if (outcome.conflict) {
      const { current } = outcome;
      if (current?.text === this.#text) {
        this.settle('theirs', current);
        onState({ kind: 'stored', at: current.savedAt });
      } else if (current && this.#sentHere(current.text)) {
        this.#revision = current.revision;
        this.#schedule(0);
      } else this.contest(current);
    } else {
      onState({ kind: 'device-only' });
      this.#schedule(retryMs);
    }
  }
}
