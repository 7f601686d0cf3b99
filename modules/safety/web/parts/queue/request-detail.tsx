import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, formatDateTime, Link, refreshAnswers, useApi, useSession } from '#core/web';
import { Alert, Button, Field, Skeleton, Textarea } from '#ui';
import { Select } from '#ui/select/select';
import type { ContactRequestView } from '../../../schemas/contact-requests';
import { acknowledgeRequest, addStep, closeRequest, countRequests, getRequest } from '../../../schemas/endpoints';
import { type ContactOutcome, contactOutcomes, longestNote } from '../../../schemas/values';
import styles from './queue.module.css';
import { pageOf, RequestState } from './request-list';
import { texts } from './texts/texts';

interface ActProps {
  readonly request: ContactRequestView;
  readonly act: (call: () => Promise<ContactRequestView>) => Promise<boolean>;
  readonly busy: boolean;
}

const Take = ({ request, act, busy }: ActProps) => {
  const { id, acknowledgedBy, acknowledgedAt } = request;
  const label = acknowledgedBy
    ? texts('takeOver', { name: acknowledgedBy.name })
    : texts(acknowledgedAt ? 'takeOver.former' : 'take');
  return (
    <Button
      variant={acknowledgedAt ? 'plain' : 'loud'}
      pending={busy}
      pendingText={texts('taking')}
      onClick={() =>
        void act(() => api(acknowledgeRequest, { params: { id }, body: { insteadOf: acknowledgedBy?.id ?? null } }))
      }
    >
      {label}
    </Button>
  );
};

const StepForm = ({ request, act, busy }: ActProps) => {
  const [kind, setKind] = useState<ContactOutcome>('phone');
  const [note, setNote] = useState('');
  const params = { id: request.id };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = note.trim() === '' ? { kind } : { kind, note };
    if (await act(() => api(addStep, { params, body }))) setNote('');
  };
  const canClose = request.steps.some((step) => (contactOutcomes as readonly string[]).includes(step.kind));
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <h3>{texts('done')}</h3>
        <Field label={texts('done.kind')}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as ContactOutcome)}>
            {contactOutcomes.map((one) => (
              <option key={one} value={one}>
                {texts(`kind.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('note')} hint={texts('note.hint')} optional>
          <Textarea rows={3} maxLength={longestNote} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Button type="submit" pending={busy} pendingText={texts('saving')}>
          {texts('save')}
        </Button>
      </form>
      {canClose ? (
        <Button
          variant="loud"
          pending={busy}
          pendingText={texts('closing')}
          onClick={() => void act(() => api(closeRequest, { params, body: {} }))}
        >
          {texts('close')}
        </Button>
      ) : (
        <p className="quiet small">{texts('close.first')}</p>
      )}
    </>
  );
};

const Steps = ({ steps }: Pick<ContactRequestView, 'steps'>) => (
  <section>
    <h3>{texts('history')}</h3>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id}>
          <b>{texts(`kind.${step.kind}`)}</b>{' '}
          <span className="quiet small">
            {texts('history.by', { who: step.by ?? texts('history.former'), when: formatDateTime(step.at) })}
          </span>
          {step.note && <p dir="auto">{step.note}</p>}
        </li>
      ))}
    </ol>
  </section>
);

interface RequestDetailProps {
  readonly id: string;
  /** Which list leads here; null where the page around it names the person and leads back. */
  readonly state: 'open' | 'closed' | null;
}

/** One request with who asks. It is read once for each opening, since the audit log keeps every reading. */
export const RequestDetail = ({ id, state }: RequestDetailProps) => {
  const { data, error, reload, set } = useApi(getRequest, { params: { id } }, { form: true });
  const me = useSession(({ user }) => user?.id);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const act = async (call: () => Promise<ContactRequestView>): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    try {
      await set(await call());
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setRefused(problem.message);
      if (problem.status === 409) await reload();
      return false;
    } finally {
      setBusy(false);
      await refreshAnswers(countRequests);
    }
  };
  if (!data)
    return error ? <Alert tone="error">{error.message}</Alert> : <Skeleton lines={6} label={texts('loading')} />;
  const isOver = data.closedAt !== null || data.withdrawnAt !== null;
  const isMine = data.acknowledgedBy?.id === me;
  const acting = { request: data, act, busy };
  return (
    <article className={styles.detail}>
      {state && (
        <>
          <Link to={pageOf(state)} className={styles.toList}>
            {texts('toList')}
          </Link>
          <h2 ref={heading} tabIndex={-1}>
            {data.person.name}
          </h2>
        </>
      )}
      <RequestState row={data} />
      {refused && <Alert tone="error">{refused}</Alert>}
      <section>
        <h3>{texts('person')}</h3>
        <p>
          {data.person.email ? (
            <a href={`mailto:${data.person.email}`}>{data.person.email}</a>
          ) : (
            texts('person.suspended')
          )}
        </p>
        <p className="quiet small">
          {texts(`origin.${data.origin}`)}. {texts('person.language', { language: texts(`language.${data.language}`) })}
          . {texts('requestedAt', { when: formatDateTime(data.requestedAt) })}.
        </p>
      </section>
      {!isOver && !isMine && <Take {...acting} />}
      {!isOver && isMine && <StepForm {...acting} />}
      {data.steps.length > 0 && <Steps steps={data.steps} />}
    </article>
  );
};
