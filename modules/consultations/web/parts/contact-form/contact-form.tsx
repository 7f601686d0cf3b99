import { type FormEvent, useRef } from 'react';
import { Link, rich } from '#core/web';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { interests, limits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { fields, lengthOf } from './check';
import styles from './contact-form.module.css';
import { emptyDraft, interestOf } from './draft';
import type { Contact } from './use-contact';

/** From here on the count is worth knowing. */
const counted = limits.message - 500;

/** Name, address, subject and message; errors stand under their fields, and a failure keeps every word. */
export const ContactForm = ({ contact }: { readonly contact: Contact }) => {
  const { draft, wrong, sending, change, send } = contact;
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await send();
    const first = fields.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const length = lengthOf(draft.message);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={sending}>
      <Field label={texts('name')} error={wrong.name}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          readOnly={sending}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={texts('email')} error={wrong.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          readOnly={sending}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label={texts('interest')} error={wrong.interest}>
        <Select
          name="interest"
          value={draft.interest}
          onChange={(event) => change({ interest: interestOf(event.target.value) ?? emptyDraft.interest })}
        >
          {interests.map((interest) => (
            <option key={interest} value={interest}>
              {texts(`interest.${interest}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts('message')}
        optional
        error={wrong.message}
        hint={length > counted ? texts('message.count', { count: length, most: limits.message }) : undefined}
        hintPlace="below"
      >
        <Textarea
          name="message"
          rows={4}
          readOnly={sending}
          value={draft.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      {wrong[''] && (
        <Alert tone="error" title={texts('failed')}>
          <p>{wrong['']}</p>
        </Alert>
      )}
      <Button type="submit" variant="loud" className={styles.go} pending={sending} pendingText={texts('sending')}>
        {texts('send')}
      </Button>
      <p className={`small quiet ${styles.keeps}`}>
        {rich(texts('keeps'), { a: (words) => <Link to="/help-now">{words}</Link> })}
      </p>
    </form>
  );
};
