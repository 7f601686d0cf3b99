import { useRef } from 'react';
import { Icon } from '#ui';
import styles from '#ui/live-list/toolbar.module.css';
import { useKeys } from '#ui/live-list/use-keys';
import { useTypedSearch } from '../lists/search-field';

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
  const [text, write] = useTypedSearch(q, onSearch, pause);
  const input = useRef<HTMLInputElement>(null);
  const enter = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  useKeys({ '/': enter }, { first: true });
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
        onChange={({ target }) => write(target.value)}
      />
      {text === '' && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
    </search>
  );
};
