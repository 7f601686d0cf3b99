import { useState } from 'react';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { exampleOf, type Operation, toCall } from '../../../lib/operations';
import styles from './api.module.css';
import { texts } from './texts/texts';

/** What came back, as it came. */
interface Answered {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const longestShown = 100_000;

/** Sends a call with the session of the page, and answers what came, also a refusal. */
const send = async (
  operation: Operation,
  values: Readonly<Record<string, string>>,
  body: string,
): Promise<Answered> => {
  const { address, headers } = toCall(operation, values);
  const began = performance.now();
  const response = await fetch(address, {
    method: operation.method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(operation.body ? { 'content-type': 'application/json' } : {}),
    },
    credentials: 'same-origin',
    ...(operation.body ? { body } : {}),
  });
  const text = pretty(await response.text());
  return { status: response.status, ms: Math.round(performance.now() - began), text: text.slice(0, longestShown) };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Fields for what an operation takes, and what it answered. */
export const TryOut = ({ operation }: { readonly operation: Operation }) => {
  const { parameters, body: schema, method } = operation;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(() => (schema ? JSON.stringify(exampleOf(schema), null, 2) : ''));
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const reads = method === 'GET';
  const run = async (): Promise<void> => {
    setFailed(null);
    setAnswer(null);
    if (schema && !isJson(body)) return setFailed(texts('notJson'));
    setBusy(true);
    try {
      setAnswer(await send(operation, values, body));
    } catch {
      setFailed(texts('unreachable'));
    }
    setBusy(false);
  };
  if (operation.takesFile) return <p>{texts('file')}</p>;
  return (
    <form
      className={styles.try}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {parameters.map(({ name, required, in: place }) => (
        <Field key={`${place} ${name}`} label={name} hint={texts(required ? 'required' : 'optional', { place })}>
          <TextInput
            required={required}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((had) => ({ ...had, [name]: target.value }))}
          />
        </Field>
      ))}
      {schema && (
        <Field label={texts('body')}>
          <Textarea rows={8} spellCheck={false} value={body} onChange={({ target }) => setBody(target.value)} />
        </Field>
      )}
      {!reads && (
        <Checkbox
          label={texts('sure.do')}
          hint={texts('sure')}
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        />
      )}
      <Button type="submit" disabled={!(reads || isSure)} pending={isBusy}>
        {texts('send', { method })}
      </Button>
      {failed && <Alert tone="error">{failed}</Alert>}
      {answer && (
        <div role="status" className={styles.answer}>
          <p>{texts('answer.of', { status: answer.status, ms: answer.ms })}</p>
          {answer.text && <Code label={texts('answer')} text={answer.text} />}
        </div>
      )}
    </form>
  );
};

/** A text for programs, that scrolls by itself and by keyboard. */
export const Code = ({ label, text }: { readonly label: string; readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className={styles.code} aria-label={label} tabIndex={0}>
    <pre>{text}</pre>
  </section>
);
