import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { ask, stop, useTalk } from './talk';

/** Longest question, as the server has it. */
const longest = 2000;

/** The line to write in: Enter sends, Shift and Enter begins a new line, a blank one is not sent. */
export const Composer = ({ open }: { readonly open: boolean }) => {
  const asking = useTalk((talk) => talk.asking);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On phones the keyboard would cover what there is to read.
    if (open && matchMedia('(min-width: 860px)').matches) box.current?.focus({ preventScroll: true });
  }, [open]);
  const send = () => {
    if (ask(text)) setText('');
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={box}
        className={styles.box}
        rows={1}
        maxLength={longest}
        aria-label={texts('question')}
        placeholder={texts('placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {asking ? (
        <Button onClick={stop}>{texts('stop')}</Button>
      ) : (
        <Button type="submit" variant="loud">
          {texts('send')}
        </Button>
      )}
    </form>
  );
};
