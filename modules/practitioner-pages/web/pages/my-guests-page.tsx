import { api, formatDateTime, useApi } from '#core/web';
import { Alert, Badge, Button, EmptyState, Skeleton } from '#ui';
import { acceptIntroduction, declineIntroduction, listIntroductions } from '../../schemas/endpoints';
import type { IntroductionView } from '../../schemas/introduction';
import { MyFrame } from '../parts/staff/my-frame';
import styles from '../parts/staff/staff.module.css';
import { useAct } from '../parts/staff/use-act';
import { texts } from '../texts/staff-texts';

interface GuestProps {
  readonly guest: IntroductionView;
  readonly onChanged: () => void;
}

const Guest = ({ guest, onChanged }: GuestProps) => {
  const { failed, busy, run } = useAct();
  const { id, name, email, message, start, state, answerUntil } = guest;
  const answer = (step: typeof acceptIntroduction | typeof declineIntroduction, done: string) =>
    void run(done, async () => {
      await api(step, { params: { id }, body: {} });
      onChanged();
      return done;
    });
  const [accepted, declined] = [texts('g.accepted.done'), texts('g.declined.done')];
  return (
    <li className={styles.item}>
      <div className={styles.acts}>
        <b>{formatDateTime(start)}</b>
        <Badge tone={state === 'accepted' ? 'reviewed' : 'pending'}>
          {state === 'accepted' ? texts('g.accepted') : texts('g.waiting', { when: formatDateTime(answerUntil) })}
        </Badge>
      </div>
      <p>{name}</p>
      {message && <p className={styles.words}>{message}</p>}
      {failed && <Alert tone="error">{failed.message}</Alert>}
      <div className={styles.acts}>
        {state === 'waiting' && (
          <Button variant="loud" pending={busy === accepted} onClick={() => answer(acceptIntroduction, accepted)}>
            {texts('g.accept')}
          </Button>
        )}
        {state === 'accepted' && <a href={`mailto:${encodeURIComponent(email)}`}>{texts('g.write', { name })}</a>}
        <Button pending={busy === declined} onClick={() => answer(declineIntroduction, declined)}>
          {texts(state === 'accepted' ? 'g.cancel' : 'g.decline')}
        </Button>
      </div>
    </li>
  );
};

const Guests = () => {
  const { data, error, reload } = useApi(listIntroductions, {});
  if (!data)
    return error ? (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton lines={6} label={texts('loading')} />
    );
  if (data.length === 0)
    return (
      <EmptyState title={texts('guests.none')}>
        <p>{texts('guests.none.more')}</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.map((guest) => (
        <Guest key={guest.id} guest={guest} onChanged={() => void reload()} />
      ))}
    </ul>
  );
};

/** `/team-portal/my-page/guests`: first calls that people without an account asked for. */
export const MyGuestsPage = () => <MyFrame lead={texts('guests.lead')}>{() => <Guests />}</MyFrame>;
