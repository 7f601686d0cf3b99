import type { ReactNode } from 'react';
import { Button } from '#ui';
import { texts } from '../../texts/studio-texts';
import styles from './studio.module.css';

interface ListEditorProps<T> {
  readonly items: readonly T[];
  readonly onChange: (items: T[]) => void;
  readonly create: () => T;
  readonly addLabel: string;
  /** One item; `change` replaces some of its parts. */
  readonly children: (item: T, change: (part: Partial<T>) => void, index: number) => ReactNode;
  readonly most: number;
}

/** A list of parts that are added, changed, moved and removed, by keyboard as well. */
export const ListEditor = <T extends object>(props: ListEditorProps<T>) => {
  const { items, onChange, create, addLabel, children, most } = props;
  const move = (from: number, to: number): void => {
    const next = [...items];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <>
      <ol className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and parts have no id of their own
          <li key={index} className={styles.item}>
            {children(
              item,
              (part) => onChange(items.map((one, at) => (at === index ? { ...one, ...part } : one))),
              index,
            )}
            <div className={styles.acts}>
              <Button variant="bare" disabled={index === 0} onClick={() => move(index, index - 1)}>
                {texts('up')}
              </Button>
              <Button variant="bare" disabled={index === items.length - 1} onClick={() => move(index, index + 1)}>
                {texts('down')}
              </Button>
              <Button variant="bare" onClick={() => onChange(items.filter((_, at) => at !== index))}>
                {texts('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div>
          <Button onClick={() => onChange([...items, create()])}>{addLabel}</Button>
        </div>
      )}
    </>
  );
};
