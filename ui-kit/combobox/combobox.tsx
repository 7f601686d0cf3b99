import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames, Icon, inputClass, type TextInputProps, useFieldControl, words } from '#ui';
import styles from './combobox.module.css';
import { type Search, useOptions } from './use-options';

export interface ComboboxProps<Option>
  extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type' | 'list' | 'role'> {
  /** What is chosen; null while the text matches nothing that was chosen. */
  value: Option | null;
  /** Runs when an option is chosen, and with null when the text no longer names it. */
  onChange: (option: Option | null) => void;
  /** Finds options for a text. Keep the function stable between renders (module level or useCallback). */
  search: Search<Option>;
  /** A stable key for an option. */
  optionKey: (option: Option) => string;
  /** What stands in the box once it is chosen. */
  optionText: (option: Option) => string;
  /** How it looks in the list; its text when left out. */
  renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Hears of every change of the text, for forms that also take free text. */
  onText?: ((text: string) => void) | undefined;
  /** Letters needed before the first search. */
  minLength?: number | undefined;
  /** Pause in typing before a search, in ms. */
  delay?: number | undefined;
  /** The name of the list for screen readers. */
  listLabel?: string | undefined;
  /** What the list says when nothing was found. */
  emptyText?: string | undefined;
  /** What the list says when the search failed. */
  failedText?: string | undefined;
  /** Says how many there are, for screen readers. */
  countText?: ((count: number) => string) | undefined;
}

/** A box that searches while one types (ARIA 1.2 combobox with a list). Arrows move, Enter chooses, Escape closes, then clears. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    value,
    onChange,
    search,
    optionKey,
    optionText,
    renderOption,
    onText,
    minLength = 2,
    delay = 150,
    listLabel = words().suggestions,
    emptyText = words().nothingFound,
    failedText = words().searchFailed,
    countText = words().suggestionCount,
    className,
    ...rest
  } = props;
  const { labelId, ...control } = useFieldControl(rest);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value ? optionText(value) : '');
  const [seen, setSeen] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  if (value !== seen) {
    setSeen(value);
    setText(value ? optionText(value) : '');
  }
  const asked = text.trim();
  const found = useOptions(open && asked.length >= minLength ? asked : null, search, delay);
  const { options } = found;
  const shown = open && found.state !== 'idle';
  const current = shown ? options[active] : undefined;
  const optionId = (index: number) => `${listId}${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new options start without an active one
  useEffect(() => setActive(-1), [options]);
  useEffect(() => {
    if (current) document.getElementById(`${listId}${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [current, active, listId]);

  const write = (next: string) => {
    setText(next);
    setOpen(true);
    onText?.(next);
    if (value !== null) {
      setSeen(null);
      onChange(null);
    }
  };
  const choose = (option: Option) => {
    setText(optionText(option));
    setSeen(option);
    setOpen(false);
    setActive(-1);
    onText?.(optionText(option));
    onChange(option);
  };
  const move = (step: number) => {
    setOpen(true);
    const places = options.length + 1;
    if (options.length) setActive((before) => ((before + 1 + step + places) % places) - 1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dialog around the box may have kept Escape for it, see keepEscape.
    const kept = event.defaultPrevented;
    rest.onKeyDown?.(event);
    if ((event.defaultPrevented && !kept) || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'Escape' && text) write('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.box}>
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...control}
        ref={box}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && options.length > 0}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={current && optionId(active)}
        aria-busy={found.state === 'searching' || undefined}
        className={classNames(inputClass, styles.input, className)}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onClick={() => value === null && setOpen(true)}
        onBlur={(event) => {
          setOpen(false);
          rest.onBlur?.(event);
        }}
      />
      {text && !rest.disabled && !rest.readOnly && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.clear}
          aria-label={words().clear}
          onClick={() => {
            write('');
            box.current?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      {shown && (
        <div className={styles.popup}>
          <div role="listbox" id={listId} aria-label={listLabel} className={styles.list}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the box, which hears the keys
              <div
                key={optionKey(option)}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(index)}
                onClick={() => choose(option)}
              >
                {renderOption ? renderOption(option) : optionText(option)}
              </div>
            ))}
          </div>
          {found.state === 'searching' && !options.length && <p className={styles.message}>{words().searching}</p>}
          {found.state === 'found' && !options.length && <p className={styles.message}>{emptyText}</p>}
          {found.state === 'failed' && <p className={styles.message}>{failedText}</p>}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {shown && found.state === 'found' && (options.length ? countText(options.length) : emptyText)}
        {shown && found.state === 'failed' && failedText}
      </span>
    </div>
  );
}
