import { ApiError } from '#core/web';
import { type OwnAnswer, withChange } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import type { DraftView } from '../../../schemas/draft';
import type { FieldName } from '../../../schemas/fields';
import { type DeviceCopy, emptyCopy, parseCopy, readCopy, together, writeCopy } from './device-copy';
import type { KeeperOptions, Kept, Snapshot } from './kept';
import { birthOf, leaving, mayLeave, sendBirth } from './leaving';
import { same } from './merge';
import { heard, ticked } from './tabs';

/** Pause in writing before the server is asked, and the longest wait while one writes without a pause. */
const pauseMs = 900;
const longestMs = 1500;
const retryMs = 5000;
/** So many of the changes sent last are remembered as one's own. */
const remembered = 4;
/** What the server shows, before it was asked. */
const notAsked: Pick<Snapshot, 'hidden' | 'former'> = { hidden: [], former: [] };

/** Keeps a questionnaire: on the device at every key, on the server within two seconds, and together with what other tabs and devices write. */
export class Keeper {
  readonly #options: KeeperOptions;
  #copy: DeviceCopy;
  /** The copy as it was last had from the device or another tab. */
  #common: DeviceCopy;
  readonly #tab = crypto.randomUUID();
  #view: Pick<Snapshot, 'hidden' | 'former'> = notAsked;
  #kept: Kept = { kind: 'empty' };
  #savedAt: string | null = null;
  #known = false;
  #ready = false;
  #sentStep = 1;
  #stored = true;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #since: number | null = null;
  #flight: Promise<void> | null = null;
  #closed = false;
  /** Counts the ends (sent, started over): what was under way before belongs to a former questionnaire. */
  #life = 0;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#copy = readCopy(options.storage, options.key) ?? emptyCopy;
    this.#common = this.#copy;
    this.#sentStep = this.#copy.step;
    if (!same(this.#copy.answers, {})) this.#kept = { kind: 'waiting' };
  }

  get snapshot(): Snapshot {
    const { answers, conflicts, step, birth } = this.#copy;
    return { answers, conflicts, step, birth, ...this.#view, kept: this.#kept, ready: this.#ready };
  }
  get key(): string {
    if (this.#copy.key === null) this.#set({ key: crypto.randomUUID() });
    return this.#copy.key ?? '';
  }

  /** Asks the server for what it holds and brings both together; resolves whatever comes of it. */
  async start(): Promise<void> {
    this.#closed = false;
    await this.flush();
    this.#ready = true;
    this.#tell();
  }

  /** Takes over a draft that a mailed link opened. */
  adopt(view: DraftView): void {
    this.#copy = emptyCopy;
    this.#take(view);
    this.#ready = true;
    this.#save();
    this.#rest();
  }

  write(part: Answers): void {
    const { answers, clock } = this.#copy;
    this.#set({ answers: withChange(answers, part), clock: ticked(clock, this.#tab), key: null });
    this.#since ??= Date.now();
    this.#kept = { kind: 'waiting' };
    this.#tell();
    this.#schedule(Math.max(0, Math.min(pauseMs, this.#since + longestMs - Date.now())));
  }

  /** Fills what is still empty, for what is known from elsewhere. */
  fill(known: Answers): void {
    const gaps = Object.entries(known).filter(
      ([name, value]) => !same(value, null) && same(this.#copy.answers[name as FieldName], null),
    );
    if (gaps.length > 0) this.write(Object.fromEntries(gaps) as Answers);
  }

  goTo(step: number): void {
    if (step === this.#copy.step) return;
    this.#set({ step });
    this.#schedule(pauseMs);
  }

  /** Keeps the birth data on the server as soon as all that is needed is there. */
  keepBirth(): void {
    if (!birthOf(this.#copy.answers)) return;
    this.#set({ birth: true });
    this.#schedule(0);
  }

  /** Ends the conflict over one question. */
  settle(name: FieldName, value: Answers[FieldName]): void {
    const { [name]: _, ...conflicts } = this.#copy.conflicts;
    this.#set({ conflicts });
    this.write({ [name]: value ?? null } as Answers);
  }
  /** The same over a question that staff added. */
  settleOwn(name: string, value: OwnAnswer | null): void {
    const { additional = {}, ...rest } = this.#copy.conflicts;
    const { [name]: _, ...others } = additional;
    this.#set({ conflicts: same(others, {}) ? rest : { ...rest, additional: others } });
    this.write({ additional: { [name]: value } });
  }

  /** Hears what another tab of this browser wrote; null when that tab sent the form or started over. */
  hear(text: string | null): void {
    const theirs = parseCopy(text);
    if (theirs) {
      const { copy, late } = heard(this.#copy, theirs, this.#common);
      this.#copy = copy;
      this.#common = late ? this.#common : theirs;
      if (late) this.#save();
    } else if (text === null) this.#end();
    this.#tell();
  }

  /** Sends unsaved answers now; resolves when the server has answered. */
  async flush(): Promise<void> {
    this.#clearTimer();
    // Several may wait: each has to look again, or two would send from the same version.
    while (this.#flight) await this.#flight;
    this.#flight = this.#sync().finally(() => {
      this.#flight = null;
    });
    await this.#flight;
  }

  /** Deletes it here and there; answers what was there. Throws, and keeps all, when the server could not be reached. */
  async drop(): Promise<Answers> {
    this.#clearTimer();
    while (this.#flight) await this.#flight;
    await this.#options.server.drop();
    const { answers } = this.#copy;
    this.done();
    return answers;
  }

  /** The form was sent: nothing is left to keep. */
  done(): void {
    this.#end();
    writeCopy(this.#options.storage, this.#options.key, null);
    this.#tell();
  }

  close(): void {
    const waiting = this.#timer !== null;
    this.#clearTimer();
    this.#closed = true;
    if (waiting) void this.flush();
  }

  #end(): void {
    this.#life++;
    this.#clearTimer();
    this.#copy = emptyCopy;
    this.#common = emptyCopy;
    this.#view = notAsked;
    this.#savedAt = null;
    this.#sentStep = 1;
    this.#kept = { kind: 'empty' };
  }
  #set(part: Partial<DeviceCopy>): void {
    this.#copy = { ...this.#copy, ...part };
    this.#save();
  }
  #save(): void {
    // The copy may belong to somebody else by now.
    if (this.#closed) return;
    this.#stored = writeCopy(this.#options.storage, this.#options.key, this.#copy);
  }
  #tell(): void {
    if (!this.#closed) this.#options.onChange(this.snapshot);
  }
  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #schedule(ms: number): void {
    this.#clearTimer();
    if (!this.#closed) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Brings the server's version in. */
  #take(view: DraftView | null): void {
    this.#known = true;
    if (!view) {
      // Sent, deleted or expired there: what is here makes a new one.
      if (this.#copy.version > 0) this.#copy = { ...this.#copy, version: 0, base: {}, sent: [], conflicts: {} };
      return;
    }
    this.#copy = together(this.#copy, view);
    this.#view = { hidden: view.kept, former: view.former };
    this.#savedAt = view.savedAt;
    this.#sentStep = view.step;
  }

  async #sync(): Promise<void> {
    this.#since = null;
    const life = this.#life;
    const { server } = this.#options;
    try {
      if (!this.#known) {
        const view = await server.read();
        if (life !== this.#life) return;
        const saved = this.#copy;
        this.#take(view);
        // Another tab may have begun to write meanwhile: nothing new is no reason to write over it.
        if (this.#copy !== saved) this.#save();
      }
      await this.#push(life);
      if (life === this.#life) this.#rest();
    } catch (error) {
      if (life === this.#life) this.#failed(error);
    }
  }

  async #push(life: number): Promise<void> {
    const { server } = this.#options;
    if (!mayLeave(this.#copy.answers)) {
      if (this.#copy.version === 0 || this.#copy.base.consentAnswers !== true) return;
      await server.drop();
      if (life === this.#life) this.#set({ version: 0, base: {}, sent: [] });
      return;
    }
    for (let round = 0; round < 4; round++) {
      const { answers, base, conflicts, version, step } = this.#copy;
      const out = leaving(answers, base, conflicts).answers;
      if (same(out, {}) && (version === 0 || step === this.#sentStep)) break;
      this.#set({ sent: [...this.#copy.sent, out].slice(-remembered) });
      if (version === 0) {
        const { version: made, savedAt } = await server.create(out, step);
        if (life !== this.#life) return;
        this.#arrived(out, made, savedAt, step);
        continue;
      }
      const outcome = await server.change(out, step, version);
      if (life !== this.#life) return;
      if (outcome.ok) this.#arrived(out, outcome.receipt.version, outcome.receipt.savedAt, step);
      else this.#take(outcome.current);
    }
    await this.#pushBirth(life);
  }

  async #pushBirth(life: number): Promise<void> {
    if (!this.#copy.birth) return;
    const version = await sendBirth(this.#copy.answers, this.#options.server);
    if (life === this.#life) this.#set({ ...(version !== null && { version }), birth: false });
  }

  #arrived(out: Answers, version: number, savedAt: string, step: number): void {
    this.#set({ base: withChange(this.#copy.base, out), sent: [], version });
    this.#savedAt = savedAt;
    this.#sentStep = step;
  }

  /** Says where things are after a round that went well. */
  #rest(): void {
    const { answers, base, conflicts } = this.#copy;
    const out = leaving(answers, base, conflicts);
    if (!mayLeave(answers)) this.#kept = same(answers, {}) ? { kind: 'empty' } : this.#device('here');
    else if (out.withheld || !same(conflicts, {})) this.#kept = this.#device('here');
    else if (this.#savedAt) this.#kept = { kind: 'stored', at: this.#savedAt };
    if (mayLeave(answers) && !same(out.answers, {})) {
      this.#kept = { kind: 'waiting' };
      this.#schedule(pauseMs);
    }
    const { storage, key, forgetStored } = this.#options;
    if (forgetStored && this.#kept.kind === 'stored' && !this.#closed) writeCopy(storage, key, 'stored');
    this.#tell();
  }
  #device(kind: 'here' | 'retry'): Kept {
    return { kind: this.#stored ? kind : 'nowhere' };
  }
  #failed(error: unknown): void {
    this.#kept = same(this.#copy.answers, {}) ? { kind: 'empty' } : this.#device('retry');
    this.#tell();
    // What the server refuses it would refuse again: the next key tries anew.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!refused) this.#schedule(retryMs);
  }
}
