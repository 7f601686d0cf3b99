import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon, words } from '#ui';
import { type Search, useOptions } from '../combobox/use-options';
import { keepAtToast } from '../dialog/outside-toasts';
import { useReturnFocus } from '../dialog/use-return-focus';
import { Scrim } from '../scrim/scrim';
import styles from './command.module.css';
import { CommandList } from './command-list';
import type { CommandGroup, CommandItem } from './items';

export type { CommandGroup, CommandItem } from './items';

export interface CommandProps<Item extends CommandItem> {
  /** Whether the search is open. */
  open: boolean;
  /** Runs when it opens, and when Escape or a press outside closes it. */
  onOpenChange: (open: boolean) => void;
  /** What is searched: 'Search the journal'. */
  label: string;
  /** An example of what can be looked for. */
  placeholder?: string | undefined;
  /** What stands in the box when it opens, searched at once. */
  initial?: string | undefined;
  /** Finds groups for a text, in the order of their worth. Keep it stable between renders. */
  search: Search<CommandGroup<Item>>;
  /** What stands there before anything is typed: last visited, ways on. */
  start?: readonly CommandGroup<Item>[] | undefined;
  /** Runs with the entry that was chosen. */
  onChoose: (item: Item) => void;
  /** What it says when nothing was found. */
  emptyText?: ReactNode;
  /** What it says when the search failed. */
  failedText?: string | undefined;
  /** Pause in typing before a search, in ms. */
  delay?: number | undefined;
}

/** A search over everything, for an overlay that Cmd/Ctrl+K opens: arrows move, Enter chooses, Escape empties the box, then closes. */
export function Command<Item extends CommandItem>(props: CommandProps<Item>) {
  const giveBack = useReturnFocus(props.open);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          className={styles.palette}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keepWhileTyped}
          onInteractOutside={keepAtToast}
        >
          <Radix.Title className="visually-hidden">{props.label}</Radix.Title>
          <Palette {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix hears Escape first: while there is a text, the key is for the box. */
function keepWhileTyped(event: globalThis.KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.value) event.preventDefault();
}

const nothing: readonly never[] = [];

/** The box and its list; lives only while the dialog is open, so it always begins anew. */
function Palette<Item extends CommandItem>(props: CommandProps<Item>) {
  const { label, placeholder, search, start = nothing, onChoose, onOpenChange, delay = 120, initial = '' } = props;
  const { emptyText = words().nothingFound, failedText = words().searchFailed } = props;
  const listId = useId();
  const [text, setText] = useState(initial);
  const [active, setActive] = useState(0);
  const asked = text.trim();
  const found = useOptions(asked || null, search, delay);
  const groups: readonly CommandGroup<Item>[] = asked ? found.options : start;
  const items = groups.flatMap((group) => group.items);
  const current = items[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: new answers begin at the first
  useEffect(() => setActive(0), [found.options, asked === '']);
  useEffect(() => {
    if (current) document.getElementById(listId + current.key)?.scrollIntoView?.({ block: 'nearest' });
  }, [current, listId]);

  const choose = (item: Item) => {
    onOpenChange(false);
    onChoose(item);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && current && (!asked || found.state === 'found')) choose(current);
    else if (event.key === 'Escape' && text) setText('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const none = asked !== '' && found.state === 'found' && items.length === 0;
  return (
    <>
      <div className={styles.head}>
        <Icon name="search" className={styles.searchIcon} />
        <input
          type="text"
          role="combobox"
          className={styles.box}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-activedescendant={current && listId + current.key}
          aria-busy={found.state === 'searching' || undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder ?? words().search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <Radix.Close className={styles.close} aria-label={words().close}>
          <Icon name="close" size={18} />
        </Radix.Close>
      </div>
      <CommandList
        id={listId}
        label={label}
        groups={groups}
        active={current?.key}
        onActive={(key) => setActive(items.findIndex((item) => item.key === key))}
        onChoose={choose}
      />
      {none && <div className={styles.message}>{emptyText}</div>}
      {found.state === 'searching' && items.length === 0 && <p className={styles.message}>{words().searching}</p>}
      {found.state === 'failed' && <p className={styles.message}>{failedText}</p>}
      <span role="status" className="visually-hidden">
        {asked &&
          found.state === 'found' &&
          (items.length ? words().suggestionCount(items.length) : words().nothingFound)}
        {found.state === 'failed' && failedText}
      </span>
    </>
  );
}
