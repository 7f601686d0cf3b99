import { failure } from '#core/web';
import { toast } from '#ui';
import type { SynthesisView } from '../../schemas/synthesis';
import { giveVerdict, keepVerdict } from '../api/synthesis';
import type { VerdictValue } from './verdict';

/** What was said of the parts of a version, and a way to say it. */
export interface Judge {
  readonly given: SynthesisView['feedback'];
  readonly give: (itemId: string, value: VerdictValue) => Promise<void>;
}

/** Keeps a verdict on the server and in what was read from `path`; a failure is told and changes nothing. */
export const judgeOf = (synthesis: SynthesisView, path: string): Judge => ({
  given: synthesis.feedback,
  give: async (itemId, value) => {
    try {
      await giveVerdict(synthesis.id, itemId, value);
      await keepVerdict(path, synthesis, itemId, value);
    } catch (error) {
      toast(failure(error));
    }
  },
});
