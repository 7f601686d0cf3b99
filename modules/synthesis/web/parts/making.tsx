import { type Stage, StageList } from '#ui/stage-list/stage-list';
import type { SynthesisJobView } from '../../schemas/synthesis';

const steps = [
  ['reading', 'Reading your answers'],
  ['themes', 'Looking for what returns'],
  ['frameworks', 'Laying authors’ thoughts beside it'],
  ['checking', 'Checking every quote against your text'],
] as const;
const written = [
  ['reading', 'Reading your answers'],
  ['writing', 'The language model is writing'],
  ['checking', 'Checking every quote against your text'],
] as const;

/** The stages of a reading under way; it goes on when the page is closed. */
export const Making = ({ job }: { readonly job: SynthesisJobView }) => {
  const list = job.stage === 'writing' ? written : steps;
  const at = list.findIndex(([key]) => key === job.stage);
  const stages: Stage[] = list.map(([key, label], index) => ({
    key,
    label,
    state: index < at ? 'done' : index === at || (at < 0 && index === 0) ? 'current' : 'waiting',
  }));
  return (
    <section aria-live="polite">
      <StageList label="Stages of your reading" stages={stages} />
      <p className="quiet">You can leave this page. It will be here when you come back.</p>
    </section>
  );
};
