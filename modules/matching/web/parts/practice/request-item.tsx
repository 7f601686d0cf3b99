import { useId, useState } from 'react';
import { ApiError, api, findProblem, formatDateTime } from '#core/web';
import { Alert, Badge, Button, Field } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Select } from '#ui/select/select';
import { changeMatch } from '../../../schemas/endpoints';
import type { GivenReason, MatchRequest } from '../../../schemas/match-status';
import { useCallOf } from '../../api/use-calls';
import { callTexts } from '../calls/texts/texts';
import { BriefFacts } from '../introduction/brief-facts';
import { percentOf } from '../matches/bands';
import styles from './practice.module.css';
import { practiceTexts as texts } from './texts/texts';

const reasons = ['no-capacity', 'not-my-field', 'language', 'time-zone', 'other'] as const;
const reasonOf = (value: string): GivenReason | undefined => reasons.find((known) => known === value);

/** One request with its brief, to be accepted or declined. */
export const RequestItem = ({
  request,
  onAnswered,
}: {
  readonly request: MatchRequest;
  readonly onAnswered: (said: 'accepted' | 'declined' | 'moved') => void;
}) => {
  const heading = useId();
  const call = useCallOf(request.matchId);
  const [declining, setDeclining] = useState(false);
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  const answer = async (status: 'accepted' | 'declined') => {
    const reason = status === 'declined' ? reasonOf(why) : undefined;
    setBusy(true);
    setFailed('');
    try {
      const body = { status, ...(reason ? { reason } : {}) };
      await api(changeMatch, { params: { id: request.matchId }, body }, { ifMatch: request.version });
      onAnswered(status);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const gone = error.status === 412 || error.status === 404 || findProblem(error, changeMatch, 'no-such-step');
      if (gone) onAnswered('moved');
      else setFailed(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className={styles.request} aria-labelledby={heading}>
      <div className={styles.meta}>
        <h2 id={heading} className={styles.when}>
          {texts('request.when', { when: formatDateTime(request.requestedAt) })}
        </h2>
        {!request.sample && (
          <p className="small">{texts('request.answerBy', { when: formatDateTime(request.answerBy) })}</p>
        )}
        <p className="quiet">{texts('request.score', { percent: percentOf(request.compatibilityScore) })}</p>
        {request.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </div>
      <BriefFacts brief={request.brief} />
      {call && <p className={styles.wished}>{callTexts('wished', { when: formatDateTime(call.start) })}</p>}
      <div className={styles.answer}>
        {failed && <Alert tone="error">{failed}</Alert>}
        {declining ? (
          <div className={styles.decline}>
            <Field label={texts('decline.why')} optional>
              <Select value={why} onChange={({ target }) => setWhy(target.value)}>
                <option value="">{texts('decline.none')}</option>
                {reasons.map((one) => (
                  <option key={one} value={one}>
                    {texts(`decline.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Cluster>
              <Button variant="loud" pending={busy} onClick={() => void answer('declined')}>
                {texts('decline.send')}
              </Button>
              <Button onClick={() => setDeclining(false)}>{texts('decline.keep')}</Button>
            </Cluster>
          </div>
        ) : (
          <Cluster>
            <Button
              variant="loud"
              pending={busy}
              pendingText={texts('request.accepting')}
              onClick={() => void answer('accepted')}
            >
              {texts('request.accept')}
            </Button>
            <Button onClick={() => setDeclining(true)}>{texts('request.decline')}</Button>
          </Cluster>
        )}
      </div>
    </li>
  );
};
