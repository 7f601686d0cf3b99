import { type Stage, StageList } from '#ui/stage-list/stage-list';
import type { SynthesisJobView } from '../../schemas/synthesis';
import { texts } from '../texts/texts';

const steps = [
  ['reading', 'readingYourAnswers'],
  ['themes', 'lookingForWhatReturns'],
  ['frameworks', 'layingAuthorsThoughtsBeside'],
  ['checking', 'checkingEveryQuoteAgainst'],
] as const;
const written = [
  ['reading', 'readingYourAnswers'],
  ['writing', 'theLanguageModelIs'],
  ['judging', 'aSecondLook'],
  ['checking', 'checkingEveryQuoteAgainst'],
] as const;

/** The stages of a reading under way; it goes on when the page is closed. */
export const Making = ({ job }: { readonly job: SynthesisJobView }) => {
  const list = job.stage === 'writing' || job.stage === 'judging' ? written : steps;
  const at = list.findIndex(([key]) => key === job.stage);
  const stages: Stage[] = list.map(([key, label], index) => ({
    key,
    label: texts(label),
    state: index < at ? 'done' : index === at || (at < 0 && index === 0) ? 'current' : 'waiting',
  }));
  return (
    <section aria-live="polite">
      <StageList label={texts('stagesOfYourReading')} stages={stages} />
      <p className="quiet">{texts('youCanLeaveThis')}</p>
    </section>
  );
};
