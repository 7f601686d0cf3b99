import { type FormEvent, useRef, useState } from 'react';
import { api, failure, formatDateTime, refreshAnswers, useApi } from '#core/web';
import { Alert, Button, Field, Textarea, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { deleteTemplate, listTemplates, saveTemplate, sendInboxReply } from '../../../schemas/endpoints';
import type { InboxItemView, InboxMessage } from '../../../schemas/items';
import { inboxLimits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './item.module.css';
import type { ItemState } from './use-item';

/** Where the mail that is answered begins below the answer. */
const quoteStart = /\n(?=(?:>|On .{5,200} wrote:|Am .{5,200} schrieb .{1,200}:|El .{5,200} escribió:|-{2,} ?Original))/;

const Message = ({ message }: { readonly message: InboxMessage }) => {
  const { direction, author, address, subject, text, at, isOther, automatic } = message;
  const cut = direction === 'in' ? text.search(quoteStart) : -1;
  return (
    <li data-direction={direction}>
      <p className={styles.meta}>
        {direction === 'out' ? texts('mails.out', { author: author ?? '', address }) : texts('mails.in', { address })}
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <b>{subject}</b>
      {automatic && <Alert tone={automatic === 'bounce' ? 'attention' : 'info'}>{texts(`mails.${automatic}`)}</Alert>}
      {isOther && <Alert tone="attention">{texts('mails.other')}</Alert>}
      <p className={styles.text}>{cut > 0 ? text.slice(0, cut) : text}</p>
      {cut > 0 && (
        <details>
          <summary>{texts('mails.quoted')}</summary>
          <p className={styles.text}>{text.slice(cut).trim()}</p>
        </details>
      )}
    </li>
  );
};

interface ReplyProps {
  readonly view: InboxItemView;
  readonly address: string;
  readonly onWriting: (isWriting: boolean) => void;
  readonly onSent: () => void;
}

const Reply = ({ view, address, onWriting, onSent }: ReplyProps) => {
  const { item } = view;
  const last = view.messages.at(-1);
  const first = last ? `Re: ${last.subject.replace(/^(re|aw): */i, '')}` : '';
  const [subject, setSubject] = useState(first);
  const [text, setText] = useState('');
  const [template, setTemplate] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // The same words keep the same key, so that a second press sends no second mail.
  const key = useRef<string | null>(null);
  const templates = useApi(listTemplates);
  const chosen = templates.data?.find(({ id }) => id === template);
  const write = (next: { readonly subject?: string; readonly text?: string }): void => {
    key.current = null;
    setWrong(null);
    if (next.subject !== undefined) setSubject(next.subject);
    if (next.text !== undefined) setText(next.text);
    onWriting((next.text ?? text).trim() !== '');
  };
  const attempt = async (work: () => Promise<void>, failed: string): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const { title, description } = failure(error, failed);
      setWrong(description ?? title);
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (subject.trim() === '' || text.trim() === '') return setWrong(texts('reply.empty'));
    key.current ??= crypto.randomUUID();
    const idempotencyKey = key.current;
    setSending(true);
    await attempt(async () => {
      const params = { kind: item.kind, id: item.sourceId };
      await api(sendInboxReply, { params, body: { subject, text } }, { idempotencyKey });
      key.current = null;
      setText('');
      onWriting(false);
      toast({ title: texts('reply.sent'), tone: 'success' });
      onSent();
    }, texts('reply.failed'));
    setSending(false);
  };
  const store = () =>
    attempt(async () => {
      const name = subject.trim().slice(0, inboxLimits.template);
      await api(saveTemplate, { body: { name, subject, text } }, { idempotencyKey: crypto.randomUUID() });
      await refreshAnswers(listTemplates);
      toast({ title: texts('reply.saved'), tone: 'success' });
    }, texts('change.failed'));
  const forget = (id: string) =>
    attempt(async () => {
      await api(deleteTemplate, { params: { id } });
      setTemplate('');
      await refreshAnswers(listTemplates);
      toast({ title: texts('reply.forgotten'), tone: 'success' });
    }, texts('change.failed'));
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <h4>{texts('reply', { address })}</h4>
      {templates.data && templates.data.length > 0 && (
        <Field label={texts('reply.template')}>
          <Select
            value={template}
            onChange={({ target }) => {
              setTemplate(target.value);
              const found = templates.data?.find(({ id }) => id === target.value);
              if (found) write({ subject: found.subject, text: found.text });
            }}
          >
            <option value="">{texts('reply.template.none')}</option>
            {templates.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts('reply.subject')}>
        <TextInput
          maxLength={inboxLimits.subject}
          value={subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
      </Field>
      <Field
        label={texts('reply.text')}
        hint={texts(view.hasInbound ? 'reply.inbound' : 'reply.contact')}
        error={wrong}
      >
        <Textarea
          rows={6}
          maxLength={inboxLimits.reply}
          readOnly={isSending}
          value={text}
          onChange={({ target }) => write({ text: target.value })}
        />
      </Field>
      <div className={styles.ends}>
        <Button type="submit" pending={isSending} pendingText={texts('reply.sending')}>
          {texts('reply.send')}
        </Button>
        {subject.trim() !== '' && text.trim() !== '' && !chosen && (
          <Button variant="bare" onClick={() => void store()}>
            {texts('reply.save')}
          </Button>
        )}
        {chosen && (
          <Button variant="bare" onClick={() => void forget(chosen.id)}>
            {texts('reply.forget')}
          </Button>
        )}
      </div>
    </form>
  );
};

interface MailsProps {
  readonly view: InboxItemView;
  readonly state: ItemState;
  readonly onWriting: (isWriting: boolean) => void;
  readonly onChanged: () => void;
}

/** The mails of an item, and another one to its person. */
export const Mails = ({ view, state, onWriting, onChanged }: MailsProps) => {
  const { messages, email, item } = view;
  return (
    <section className={styles.block}>
      <h3>{texts('mails')}</h3>
      {messages.length === 0 && <p className="quiet small">{texts(email ? 'mails.none' : 'reply.none')}</p>}
      <ol className={styles.mails}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {item.unread && (
        <div>
          <Button onClick={() => void state.change({ read: true }, texts('mails.readDone'), null)}>
            {texts('mails.read')}
          </Button>
        </div>
      )}
      {email && (
        <Reply
          view={view}
          address={email}
          onWriting={onWriting}
          onSent={() => {
            void state.reload();
            onChanged();
          }}
        />
      )}
    </section>
  );
};
