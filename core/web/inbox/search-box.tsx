import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#ui';
import styles from '#ui/live-list/toolbar.module.css';
import { useKeys } from '#ui/live-list/use-keys';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 250;

interface SearchBoxProps {
  /** What is searched for now, as it stands in the address. */
  readonly q: string;
  readonly label: string;
  readonly hint: string;
  /** Hears what was typed, without blanks around it. */
  readonly onSearch: (q: string) => void;
}

/** A box that searches while somebody types; `/` leads into it, as everywhere else to the search of the whole product. */
export const SearchBox = ({ q, label, hint, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const input = useRef<HTMLInputElement>(null);
  const enter = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  useKeys({ '/': enter }, { first: true });
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
  }, [text]);
  return (
    <search className={styles.search}>
      <Icon name="search" size={18} className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text === '' && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
    </search>
  );
};
