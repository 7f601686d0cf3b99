import { api, failure } from '#core/web';
import { toast } from '#ui';
import { giveFeedback } from '../../schemas/endpoints';
import type { SynthesisView } from '../../schemas/synthesis';
import type { VerdictValue } from './verdict';

/** Takes a version with what was just said of it. */
export type OnJudged = (changed: SynthesisView) => void;

/** What was said of the parts of a version, and a way to say it. */
export interface Judge {
  readonly given: SynthesisView['feedback'];
  readonly give: (itemId: string, value: VerdictValue) => Promise<void>;
}

/** Saves a verdict and hands back the version with it; a failure is shown and changes nothing. */
export const judgeOf = (synthesis: SynthesisView, onJudged: OnJudged): Judge => ({
  given: synthesis.feedback,
  give: async (itemId, value) => {
    try {
      await api(giveFeedback, { body: { synthesisId: synthesis.id, itemId, verdict: value } });
      onJudged({ ...synthesis, feedback: { ...synthesis.feedback, [itemId]: value } });
    } catch (error) {
      toast(failure(error));
    }
  },
});
