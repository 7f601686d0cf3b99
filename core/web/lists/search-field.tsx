import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, TextInput } from '#ui';

/** Milliseconds without a key after which what was typed is searched. */
const usualPause = 300;

/**
 * A text that is searched while somebody types. `q` is what the address says; it wins when it changes by itself, as by going back.
 * `onSearch` gets the text without blanks around it.
 */
export const useTypedSearch = (
  q: string,
  onSearch: (q: string) => void,
  pause = usualPause,
): readonly [text: string, write: (text: string) => void] => {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  const search = useEffectEvent((typed: string): void => {
    sent.current = typed;
    onSearch(typed);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current) return;
    const timer = setTimeout(() => search(typed), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return [text, setText];
};

interface SearchFieldProps {
  readonly label: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly maxLength?: number;
}

/** The search of a list, next to its other filters. */
export const SearchField = ({ label, q, onSearch, maxLength = 100 }: SearchFieldProps) => {
  const [text, write] = useTypedSearch(q, onSearch);
  return (
    <Field label={label}>
      <TextInput
        type="search"
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
    </Field>
  );
};
