import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, failure } from '#core/web';
import { Alert, Button, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import styles from './staff.module.css';
import { texts } from './texts/texts';

/** A field of a form of staff; everything is text until it is sent. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'date';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
export type FormValues = Readonly<Record<string, string>>;

interface FormDialogProps {
  /** What the button says that opens it; `of` names its row for screen readers. */
  readonly opener: string;
  readonly of?: string;
  readonly isLoud?: boolean;
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FormField[];
  /** Stands below the fields, such as a button for further ones. */
  readonly more?: ReactNode;
  readonly action: string;
  /** What is wrong with what was typed, by field; what the server says of a field is shown there too. */
  readonly check?: (values: FormValues) => FormValues;
  readonly send: (values: FormValues, key: string) => Promise<void>;
}

const findMissing = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ name, isOptional }) => !isOptional && !values[name]?.trim())
      .map(({ name }) => [name, texts('field.missing')]),
  );

const Form = ({ fields, more, action, check, send, onDone }: FormDialogProps & { readonly onDone: () => void }) => {
  const [typed, setTyped] = useState<FormValues>({});
  const values: FormValues = Object.fromEntries(fields.map(({ name, value }) => [name, typed[name] ?? value]));
  const [wrong, setWrong] = useState<FormValues>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same form sent again after a lost answer is booked once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = (name: string, value: string): void => {
    setTyped({ ...typed, [name]: value });
    setKey(crypto.randomUUID());
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = { ...check?.(values), ...findMissing(fields, values) };
    setWrong(found);
    setFailed(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(values, key);
      onDone();
    } catch (error) {
      const told = error instanceof ApiError ? error : null;
      const named = fields.flatMap(({ name }) => {
        const message = told?.field(name);
        return message ? [[name, message] as const] : [];
      });
      setWrong(Object.fromEntries(named));
      if (named.length === 0) setFailed(failure(error, texts('failed')).description ?? texts('failed'));
      setBusy(false);
    }
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, label, hint, type = 'text', options, maxLength, isOptional }) => (
        <Field key={name} label={label} error={wrong[name]} optional={isOptional} {...(hint ? { hint } : {})}>
          {options ? (
            <Select value={values[name] ?? ''} onChange={({ target }) => change(name, target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput
              type={type}
              autoComplete="off"
              maxLength={maxLength}
              value={values[name] ?? ''}
              onChange={({ target }) => change(name, target.value)}
            />
          )}
        </Field>
      ))}
      {more}
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.ends}>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
          {action}
        </Button>
        <Button onClick={onDone}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};

/** A button that opens a small form; it closes when the server has taken it. */
export const FormDialog = (props: FormDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const { opener, of, isLoud, title, lead } = props;
  return (
    <Dialog
      title={title}
      description={lead}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={isLoud ? 'loud' : 'plain'} {...(of ? { 'aria-label': of } : {})}>
          {opener}
        </Button>
      }
    >
      <Form {...props} onDone={() => setOpen(false)} />
    </Dialog>
  );
};
