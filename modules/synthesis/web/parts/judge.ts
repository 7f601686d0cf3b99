import { useRef, useState } from 'react';
import { api, failure } from '#core/web';
import { toast } from '#ui';
import { getVersion, giveFeedback } from '../../schemas/endpoints';
import type { SynthesisView } from '../../schemas/synthesis';

export type VerdictValue = 'agree' | 'not-me';

/** Takes a version with what was just said of it. */
export type OnJudged = (changed: SynthesisView) => void;

/** What was said of the parts of a version, and a way to say it. */
export interface Judge {
  readonly given: SynthesisView['feedback'];
  readonly notes: Readonly<Record<string, string>>;
  readonly replaced: NonNullable<SynthesisView['replaced']>;
  /** The part that was judged last on this page; what became of it is announced. */
  readonly last: string | null;
  readonly give: (itemId: string, value: VerdictValue) => Promise<void>;
  /** Keeps a note, or takes it away; false when it was not saved. */
  readonly note: (itemId: string, text: string | null) => Promise<boolean>;
}

/** Saves verdicts one after the other and hands back the version as it is then; a failure is shown and changes nothing. */
export const useJudge = (synthesis: SynthesisView, onJudged: OnJudged): Judge => {
  const [last, setLast] = useState<string | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    const done = before.current.then(work).then(
      () => true,
      (error: unknown) => {
        toast(failure(error));
        return false;
      },
    );
    before.current = done;
    return done;
  };
  const synthesisId = synthesis.id;
  return {
    given: synthesis.feedback,
    notes: synthesis.notes ?? {},
    replaced: synthesis.replaced ?? [],
    last,
    give: async (itemId, verdict) => {
      await inTurn(async () => {
        await api(giveFeedback, { body: { synthesisId, itemId, verdict } });
        setLast(itemId);
        onJudged(await api(getVersion, { params: { id: synthesisId } }));
      });
    },
    note: (itemId, note) =>
      inTurn(async () => {
        await api(giveFeedback, { body: { synthesisId, itemId, note } });
        onJudged(await api(getVersion, { params: { id: synthesisId } }));
      }),
  };
};
