import { useState } from 'react';
import { api, formatDate, formatDateTime, useApi } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Badge, Button, Field, TextInput, toast } from '#ui';
import { classNames } from '#ui/class-names/class-names';
import { askSupervision, endSupervision, listSupervisions } from '../../../schemas/endpoints';
import type { SupervisionView } from '../../../schemas/supervisions';
import styles from '../between.module.css';
import { texts } from './texts/texts';

const tones = { asked: 'pending', agreed: 'reviewed', declined: 'other', ended: 'other' } as const;

const AskForm = ({ matchId, onAsked }: { readonly matchId: string; readonly onAsked: () => void }) => {
  const [email, setEmail] = useState('');
  const { form, pending, wrong, submit } = useSubmit(
    ['email'],
    () => (email.trim() === '' ? { email: texts('supervision.email.missing') } : {}),
    async () => {
      await api(askSupervision, { params: { matchId }, body: { email: email.trim() } });
      toast({ title: texts('supervision.asked'), tone: 'success' });
      setEmail('');
      onAsked();
    },
  );
  return (
    <form
      ref={form}
      noValidate
      className={classNames(styles.section, styles.short)}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={texts('supervision.email')} hint={texts('supervision.email.hint')} error={wrong.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <div>
        <Button type="submit" pending={pending}>
          {texts('supervision.ask')}
        </Button>
      </div>
    </form>
  );
};

const Item = ({
  supervision: { id, supervisorName, state, askedAt, lastReadAt },
  onChanged,
}: {
  readonly supervision: SupervisionView;
  readonly onChanged: () => void;
}) => (
  <li className={styles.item}>
    <p className={styles.acts}>
      <strong>{supervisorName}</strong>
      <Badge tone={tones[state]}>{texts(`supervision.${state}`)}</Badge>
    </p>
    <p className="quiet small">
      {[
        texts('supervision.asked.on', { when: formatDate(askedAt) }),
        lastReadAt && texts('supervision.read', { when: formatDateTime(lastReadAt) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
    {(state === 'asked' || state === 'agreed') && (
      <div>
        <ConfirmDialog
          opener={texts('supervision.end')}
          of={texts('supervision.end.of', { name: supervisorName })}
          title={texts('supervision.end.title', { name: supervisorName })}
          more={texts('supervision.end.more')}
          done={texts('supervision.ended.done')}
          act={async () => {
            await api(endSupervision, { params: { id } });
            onChanged();
          }}
        />
      </div>
    )}
  </li>
);

/** Who supervises the work with one client, and asking for it. */
export const Supervision = ({ matchId }: { readonly matchId: string }) => {
  const { data, error, reload } = useApi(listSupervisions, { params: { matchId } });
  const changed = (): void => void reload();
  return (
    <section className={styles.section} aria-labelledby="supervision">
      <h2 id="supervision">{texts('supervision')}</h2>
      <p className="quiet">{texts('supervision.lead')}</p>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <Item key={one.id} supervision={one} onChanged={changed} />
          ))}
        </ul>
      )}
      {data && <AskForm matchId={matchId} onAsked={changed} />}
    </section>
  );
};
