import styles from './command.module.css';
import type { CommandGroup, CommandItem } from './items';

export interface CommandListProps<Item extends CommandItem> {
  /** Ties the list to the box above it. */
  id: string;
  /** The name of the list for screen readers. */
  label: string;
  /** What is listed, in groups with a heading. */
  groups: readonly CommandGroup<Item>[];
  /** Key of the item that Enter would choose. */
  active: string | undefined;
  /** Runs when the pointer or the keyboard moves to another entry. */
  onActive: (key: string) => void;
  /** Runs when an entry is pressed. */
  onChoose: (item: Item) => void;
}

/** What was found, by kind. The focus stays in the box, which points at the active one. */
export function CommandList<Item extends CommandItem>(props: CommandListProps<Item>) {
  const { id, label, groups, active, onActive, onChoose } = props;
  const filled = groups.filter((group) => group.items.length > 0);
  if (filled.length === 0) return null;
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {filled.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
        <div key={group.key} role="group" aria-labelledby={`${id}${group.key}-head`}>
          <div id={`${id}${group.key}-head`} role="presentation" className={styles.group}>
            {group.label}
          </div>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the box, which hears the keys
            <div
              key={item.key}
              id={id + item.key}
              role="option"
              aria-selected={item.key === active}
              className={styles.item}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => item.key !== active && onActive(item.key)}
              onClick={() => onChoose(item)}
            >
              <span>{item.text}</span>
              {item.detail && <small className={styles.detail}>{item.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
