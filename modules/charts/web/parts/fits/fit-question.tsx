import { useId } from 'react';
import { formatDay } from '#core/web/format-day';
import { type Look, lookText, type PartState, partStateOf } from '#modules/chart-engine/public';
import type { HolisticProfileView } from '#modules/profile/public';
import { Alert, Button, Skeleton } from '#ui';
import { Chip } from '#ui/chip/chip';
import type { FitAnswers } from '../../api/use-fit-answers';
import { fitIn } from '../../api/use-fits';
import styles from './fit-question.module.css';
import { texts } from './texts/texts';

const verdicts = { fits: 'fits', 'not-me': 'notMe' } as const;
const stateText = ({ kind }: Look, state: PartState): string => texts(`${kind === 'gate' ? 'gate' : 'state'}.${state}`);

interface QuestionProps {
  readonly look: Look;
  readonly profile: Pick<HolisticProfileView, 'chart' | 'version'>;
  readonly answers: FitAnswers;
}

const Answer = ({ look, profile: { chart, version }, answers }: QuestionProps) => {
  const part = lookText(look);
  const { [part]: wish } = answers.wishes;
  const { [part]: failed } = answers.failed;
  const found = fitIn(answers.fits ?? [], look, chart);
  const kept = found?.holds ? found.fit : null;
  const value = wish === undefined ? kept?.verdict : wish;
  const other = found && !found.holds && wish === undefined ? found.fit : null;
  const note = useId();
  return (
    <>
      <fieldset className={styles.ask} aria-describedby={note}>
        <legend>{texts('question')}</legend>
        {(['fits', 'not-me'] as const).map((one) => (
          <Chip
            key={one}
            pressed={value === one}
            onClick={() => void answers.say(part, value === one ? null : one, version)}
          >
            {texts(verdicts[one])}
          </Chip>
        ))}
      </fieldset>
      {failed !== undefined && (
        <Alert tone="error" title={texts('notKept')}>
          {failed}
        </Alert>
      )}
      <p className={styles.note} role="status">
        {kept &&
          value === kept.verdict &&
          texts(kept.version === version ? 'said' : 'saidEarlier', {
            day: formatDay(kept.saidAt),
            version: kept.version,
          })}
        {other &&
          texts('otherChart', {
            day: formatDay(other.saidAt),
            verdict: texts(verdicts[other.verdict]),
            version: other.version,
            state: stateText(look, other.state),
            now: stateText(look, partStateOf(look, chart)),
          })}
      </p>
      {other && (
        <Button variant="bare" className={styles.back} onClick={() => void answers.say(part, null, version)}>
          {texts('takeBack')}
        </Button>
      )}
      <p id={note} className={styles.note}>
        {texts('yours')}
      </p>
    </>
  );
};

/** "Does this fit?" of a part of the bodygraph: the client may say so, say otherwise, take it back or leave it open. */
export const FitQuestion = (props: QuestionProps) => {
  const { fits, error, reload } = props.answers;
  return (
    <div className={styles.fit}>
      {fits && <Answer {...props} />}
      {!fits && error && (
        <Alert
          tone="error"
          title={texts('notRead')}
          action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!fits && !error && <Skeleton height="44px" label={texts('loading')} />}
    </div>
  );
};
