import { create } from 'zustand';
import { ApiError, getPageData, refreshAnswers, useSession } from '#core/web';
import type { Turn } from '../../../schemas/assistant';
import { getAssistant } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { askLines } from './ask-lines';
import { type GuideTurn, isCrisis, lasting, type Shown, shownTurn, withLine } from './turn';

interface Talk {
  readonly turns: readonly Shown[];
  readonly asking: boolean;
}

const place = 'hedo.assistant';
/** Turns that a visitor's browser keeps. */
const most = 40;

const visitor = (): boolean => useSession.getState().user === null;

const fromBrowser = (): readonly Shown[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Shown[]) : [];
  } catch {
    return [];
  }
};
const toBrowser = (turns: readonly Shown[]): void => {
  try {
    if (visitor()) sessionStorage.setItem(place, JSON.stringify(lasting(turns).slice(-most)));
  } catch {
    // A browser without storage: the talk lasts as long as the page.
  }
};

/** The talk; it outlives the panel. */
export const useTalk = create<Talk>()(() => ({ turns: [], asking: false }));

let stopper: AbortController | null = null;
let begun = false;

/** Puts in what was kept, once: by the server for a signed-in person, by this browser for a visitor. */
export const beginTalk = (kept: readonly Turn[]): void => {
  if (begun) return;
  begun = true;
  const before = visitor() ? fromBrowser() : kept.map(shownTurn);
  useTalk.setState(({ turns }) => ({ turns: [...before, ...turns] }));
};

const change = (key: string, to: (turn: GuideTurn) => GuideTurn): void => {
  const turns = useTalk.getState().turns.map((turn) => (turn.key === key && turn.by === 'guide' ? to(turn) : turn));
  useTalk.setState({ turns });
  toBrowser(turns);
};

const problemOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 429) return texts('busy');
  return texts('failed');
};

/** Asks; false when there is nothing to ask or an answer is still coming. */
export const ask = (typed: string): boolean => {
  const text = typed.trim();
  const { asking, turns } = useTalk.getState();
  if (text === '' || asking) return false;
  const before = turns.findLast((turn, at) => {
    const next = turns[at + 1];
    return turn.by === 'person' && !(next && isCrisis(next));
  });
  const key = crypto.randomUUID();
  const coming: GuideTurn = { by: 'guide', key, state: 'coming', lines: [], model: null, kept: null, useful: null };
  useTalk.setState({ asking: true, turns: [...turns, { by: 'person', key: crypto.randomUUID(), text }, coming] });
  stopper = new AbortController();
  const { signal } = stopper;
  const run = async () => {
    try {
      const { language } = getPageData();
      const question = {
        text,
        ...(before?.by === 'person' && { before: before.text }),
        language: language === 'en-XA' ? 'en' : language,
      } as const;
      for await (const line of askLines(question, signal)) change(key, (turn) => withLine(turn, line));
      change(key, (turn) => (turn.state === 'coming' ? { ...turn, state: 'broken' } : turn));
    } catch (error) {
      change(key, (turn) =>
        signal.aborted ? { ...turn, state: 'stopped' } : { ...turn, state: 'broken', problem: problemOf(error) },
      );
    } finally {
      useTalk.setState({ asking: false });
    }
  };
  void run();
  return true;
};

/** Ends the answer that is coming; what came stays. */
export const stop = (): void => stopper?.abort();

/** Asks the last question once more, in the place of the answer that broke. */
export const askAgain = (): void => {
  const { turns } = useTalk.getState();
  const at = turns.findLastIndex(({ by }) => by === 'person');
  const question = turns[at];
  if (question?.by !== 'person') return;
  useTalk.setState({ turns: turns.slice(0, at) });
  ask(question.text);
};

/** Notes at an answer whether it helped. */
export const noteUseful = (key: string, useful: boolean): void => change(key, (turn) => ({ ...turn, useful }));

/** Empties the talk here. */
export const emptyTalk = (): void => {
  stop();
  useTalk.setState({ turns: [] });
  toBrowser([]);
  void refreshAnswers(getAssistant);
};
