import { api, formatDateTime, useApi, useSlotSizing } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { Button } from '#ui';
import type { DecisionAnswer, DecisionView } from '../../schemas/accounts';
import { answerDecision, listDecisions } from '../../schemas/endpoints';
import { useCalendarNews } from '../api/use-calendar-news';
import { useRequest } from '../api/use-request';
import { texts } from '../texts/texts';
import styles from './calendars.module.css';

const Item = ({ decision, onChanged }: { readonly decision: DecisionView; readonly onChanged: () => void }) => {
  const { id, kind, reason } = decision;
  const { busy, run } = useRequest(onChanged);
  const here = formatDateTime(decision.here);
  const there = decision.there ? formatDateTime(decision.there) : '';
  const send = (answer: DecisionAnswer['answer']) => api(answerDecision, { params: { id }, body: { answer } });
  const say = (answer: 'restore' | 'here' | 'there' | 'seen', label: string) => (
    <Button pending={busy} onClick={() => void run(() => send(answer), texts('decision.done'))}>
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <p>{texts(`decision.${kind}`, { here, there, reason: reason ?? '' })}</p>
      <div className={styles.acts}>
        {kind === 'deleted' && (
          <>
            {say('restore', texts('decision.restore'))}
            <ConfirmDialog
              opener={texts('decision.cancel')}
              of={texts('decision.cancel.title', { here })}
              title={texts('decision.cancel.title', { here })}
              more={texts('decision.cancel.more')}
              done={texts('decision.done')}
              act={async () => {
                await send('cancel');
                onChanged();
              }}
            />
          </>
        )}
        {kind === 'conflict' && say('here', texts('decision.here', { here }))}
        {kind === 'conflict' && say('there', texts('decision.there', { there }))}
        {kind === 'put-back' && say('seen', texts('decision.seen'))}
      </div>
    </li>
  );
};

/** What a practitioner has to decide about sessions in the other calendar; nothing where nothing waits. */
export const Decisions = () => {
  const { data, error, reload } = useApi(listDecisions, {}, { everySeconds: 60 });
  const changed = (): void => void reload();
  useCalendarNews(changed);
  useSlotSizing(!data && !error);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="calendar-decisions">
      <h2 id="calendar-decisions">{texts('decisions')}</h2>
      <ul className={styles.list}>
        {data.map((decision) => (
          <Item key={decision.id} decision={decision} onChanged={changed} />
        ))}
      </ul>
    </section>
  );
};
