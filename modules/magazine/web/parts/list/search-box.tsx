import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui';
import type { Filters } from '../../../schemas/paths';
import { longestQuery } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './search-box.module.css';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 250;

export interface SearchBoxProps {
  readonly filters: Filters;
  /** Puts a search into the address; `again` when it only refines the one before, so that Back leaves the whole search. */
  readonly onSearch: (q: string, again: boolean) => void;
}

/** The search box of the list. It follows the address, and the address follows it while somebody types; without JavaScript it is a form. */
export const SearchBox = ({ filters, onSearch }: SearchBoxProps) => {
  const asked = filters.q ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const series = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked === sent.current) return;
    // The address changed by other means than this box (Back, cleared filters): it counts, and what waits to be searched does not.
    sent.current = asked;
    clearTimeout(typing.current);
    setText(asked);
  }, [asked]);

  const search = (typed: string) => {
    clearTimeout(typing.current);
    const q = typed.trim();
    if (q === asked) return;
    sent.current = q;
    onSearch(q, series.current);
    series.current = true;
  };
  // By the time the pause is over another chip may be chosen.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => latest.current(typed), pause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed into the drawn page before this code came
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== text) type(early);
    return () => clearTimeout(typing.current);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
    series.current = false;
  };
  const { q: _, ...others } = filters;
  return (
    <search className={styles.box}>
      <form action="/magazine" onSubmit={submit}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          aria-label={texts('search.label')}
          placeholder={texts('search.hint')}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            // Whoever leaves waits no longer, and what they press next comes after it.
            search(text);
            series.current = false;
          }}
        />
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
};
