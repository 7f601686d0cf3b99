import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, findProblem, useSession } from '#core/web';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { requestPerson } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { HelpParts } from './crisis-card';
import { useTalk } from './talk';
import { lasting, plainAnswer, type Shown } from './turn';

/** The newest turns that a hand-off takes, and the characters of each. */
const most = 40;
const longest = 4000;

const talkOf = (turns: readonly Shown[]) =>
  lasting(turns)
    .slice(-most)
    .map((turn) => ({
      by: turn.by,
      text: (turn.by === 'person' ? turn.text : plainAnswer(turn)).slice(0, longest),
    }));

/** The form for a person: they get what stands here, and the talk only if that is ticked. */
export const PassOn = ({ onBack }: { readonly onBack: () => void }) => {
  const user = useSession((session) => session.user);
  const turns = useTalk((talk) => talk.turns);
  const [name, setName] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [message, setMessage] = useState('');
  const [pass, setPass] = useState(false);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const key = useRef(crypto.randomUUID());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setWrong(null);
    try {
      const talk = pass ? talkOf(turns) : [];
      const body = { name, email, message, ...(talk.length > 0 ? { talk } : {}) };
      setReference((await api(requestPerson, { body }, { idempotencyKey: key.current })).reference);
    } catch (error) {
      // The next try says something else, so it is another wish.
      key.current = crypto.randomUUID();
      setWrong(error instanceof ApiError ? error : new ApiError(0, 'unknown', texts('person.failed')));
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={styles.person}>
      <button type="button" className={styles.act} onClick={onBack}>
        {texts('back')}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {texts('person')}
      </h3>
      {reference ? (
        <Alert tone="success" title={texts('passed')}>
          {texts('passed.more', { reference })}
        </Alert>
      ) : (
        <form noValidate onSubmit={send} className={styles.form}>
          <p className="quiet small">{texts('person.lead')}</p>
          <Field label={texts('name')} error={wrong?.field('name')}>
            <TextInput autoComplete="name" required value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={texts('email')} error={wrong?.field('email')}>
            <TextInput
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label={texts('message')} optional error={wrong?.field('message')}>
            <Textarea rows={3} maxLength={2000} value={message} onChange={(event) => setMessage(event.target.value)} />
          </Field>
          {turns.length > 0 && (
            <Checkbox label={texts('pass')} checked={pass} onChange={(event) => setPass(event.target.checked)} />
          )}
          {wrong && wrong.status !== 422 && <Alert tone="error">{texts('person.failed')}</Alert>}
          {findProblem(wrong, requestPerson, 'too-many-requests')?.help === true && <HelpParts turnKey={null} />}
          <Button type="submit" variant="loud" pending={sending} pendingText={texts('person.sending')}>
            {texts('person.send')}
          </Button>
        </form>
      )}
    </div>
  );
};
