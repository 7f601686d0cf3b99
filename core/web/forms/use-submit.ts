import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/web';
import { texts } from './texts/texts';

/** Errors by field name; the empty name is the form as a whole. */
export type Wrong = Readonly<Record<string, string>>;

const wrongOf = (error: unknown): Wrong => {
  if (!(error instanceof ApiError)) return { '': texts('failed') };
  const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
  return Object.keys(fields).length > 0 ? fields : { '': error.message };
};

/**
 * Sending a small form: checks first, then works, one at a time. After an error the first wrong field takes the focus.
 * `known` are the names of the form's fields; an error for any other name is shown for the form.
 */
export const useSubmit = (
  known: readonly string[],
  check: () => Wrong,
  work: () => Promise<void>,
): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly pending: boolean;
  readonly wrong: Wrong;
  readonly submit: (event: FormEvent) => Promise<void>;
} => {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const show = (found: Wrong): void => {
    const names = Object.keys(found);
    const strange = names.find((name) => name !== '' && !known.includes(name));
    setWrong(strange === undefined ? found : { ...found, '': found[strange] ?? '' });
    const first = known.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const found = check();
    if (Object.keys(found).length > 0) return show(found);
    setWrong({});
    setPending(true);
    try {
      await work();
    } catch (error) {
      show(wrongOf(error));
    } finally {
      setPending(false);
    }
  };
  return { form, pending, wrong, submit };
};

/** Puts the focus where typing begins when a form appears; whoever is moving between tabs stays there. */
export const useFirstField = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [form]);
