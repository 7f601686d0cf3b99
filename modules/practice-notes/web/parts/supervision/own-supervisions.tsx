import { api, formatDate, formatDateTime, useApi } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, toast } from '#ui';
import { answerSupervision, endSupervision, listOwnSupervisions } from '../../../schemas/endpoints';
import type { SupervisionView } from '../../../schemas/supervisions';
import { texts } from '../../texts/texts';
import styles from '../between.module.css';

interface ItemProps {
  readonly supervision: SupervisionView;
  readonly onChanged: () => void;
}

const Question = ({ supervision: { id, practitionerName, supervisorName }, onChanged }: ItemProps) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const answer = (agree: boolean) =>
    attempt(async () => {
      await api(answerSupervision, { params: { id }, body: { agree } });
      toast({ title: texts(agree ? 'supervision.agreed' : 'supervision.declined'), tone: 'success' });
      onChanged();
    });
  const names = { name: practitionerName, supervisor: supervisorName };
  return (
    <li className={styles.item}>
      <h3>{texts('supervision.asked', names)}</h3>
      <p className={styles.words}>{texts('supervision.asked.more', names)}</p>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.acts}>
        <Button pending={busy} onClick={() => void answer(true)}>
          {texts('supervision.agree')}
        </Button>
        <Button variant="bare" pending={busy} onClick={() => void answer(false)}>
          {texts('supervision.decline')}
        </Button>
      </div>
    </li>
  );
};

const Agreed = ({ supervision, onChanged }: ItemProps) => {
  const { id, practitionerName, supervisorName, answeredAt, lastReadAt } = supervision;
  return (
    <li className={styles.item}>
      <h3>{texts('supervision.reads', { name: practitionerName, supervisor: supervisorName })}</h3>
      <p className="quiet small">
        {[
          answeredAt && texts('supervision.since', { when: formatDate(answeredAt) }),
          lastReadAt ? texts('supervision.read', { when: formatDateTime(lastReadAt) }) : texts('supervision.unread'),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div>
        <ConfirmDialog
          opener={texts('supervision.end')}
          of={texts('supervision.end.of', { supervisor: supervisorName })}
          title={texts('supervision.end.title', { supervisor: supervisorName })}
          more={texts('supervision.end.more')}
          done={texts('supervision.ended')}
          act={async () => {
            await api(endSupervision, { params: { id } });
            onChanged();
          }}
        />
      </div>
    </li>
  );
};

/** Who asks to be supervised, and who reads for it; nothing while nobody does. */
export const OwnSupervisions = () => {
  const { data, reload } = useApi(listOwnSupervisions);
  const open = data?.filter(({ state }) => state === 'asked' || state === 'agreed') ?? [];
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="supervision">
      <h2 id="supervision">{texts('supervision')}</h2>
      <ul className={styles.list}>
        {open.map((one) => {
          const Item = one.state === 'asked' ? Question : Agreed;
          return <Item key={one.id} supervision={one} onChanged={() => void reload()} />;
        })}
      </ul>
    </section>
  );
};
