import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Link } from '#core/web';
import { TextInput } from '#ui';
import { findSnippets, fold, readQuery, type SnippetPart } from '../../../lib/find-words';
import type { LaborResponseView } from '../../../schemas/labor-response';
import { findTranslatedLabor } from '../translations/labors';
import styles from './answer-search.module.css';
import { texts } from './texts/texts';

interface Found {
  readonly laborNumber: number;
  readonly snippets: readonly (readonly SnippetPart[])[];
}

const Snippet = ({ parts }: { readonly parts: readonly SnippetPart[] }) => (
  <span className={styles.snippet}>
    {parts.map(({ text, isHit }, place) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet never change places
      return isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
    })}
  </span>
);

/** Finds words in one's own answers. They were readable here already: the search asks no server. */
export const AnswerSearch = ({ answers }: { readonly answers: readonly LaborResponseView[] }) => {
  const id = useId();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const folded = useMemo(
    () =>
      answers.map(({ laborNumber, textResponse, transcription }) => ({
        laborNumber,
        text: fold([textResponse, transcription ?? ''].filter((text) => text !== '').join('\n')),
      })),
    [answers],
  );
  // Typing stays quick while long answers are searched.
  const words = readQuery(useDeferredValue(query));
  const isAsked = words.length > 0;
  const found: Found[] = folded
    .map(({ laborNumber, text }) => ({ laborNumber, snippets: findSnippets(text, words) }))
    .filter(({ snippets }) => snippets.length > 0);

  /** Arrows go from the field through what was found and back; Escape empties the field. */
  const move = (event: KeyboardEvent): void => {
    const places: HTMLElement[] = [field.current, ...(list.current?.querySelectorAll('a') ?? [])].filter(
      (one) => one !== null,
    );
    const place = places.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: places[place + 1], ArrowUp: places[place - 1] }[event.key];
    if (event.key === 'Escape' && query !== '') {
      setQuery('');
      field.current?.focus();
    } else if (next) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search} onKeyDown={move}>
      <h2>{texts('title')}</h2>
      <div className={styles.field}>
        <label htmlFor={id}>{texts('label')}</label>
        <TextInput
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p id={`${id}-hint`} className="small quiet">
          {texts('hint')}
        </p>
      </div>
      <p role="status" className="small">
        {isAsked && (found.length === 0 ? texts('none') : texts('found', { count: found.length }))}
      </p>
      {found.length > 0 && (
        <ul ref={list} className={styles.found}>
          {found.map(({ laborNumber, snippets }) => (
            <li key={laborNumber}>
              <Link to={`/intake/${laborNumber}`}>
                <span className={styles.name}>
                  <span className="tnum">{laborNumber}</span> {findTranslatedLabor(laborNumber)?.name}
                </span>
                {snippets.map((parts, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: snippets stand in the order of the text
                  <Snippet key={place} parts={parts} />
                ))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
