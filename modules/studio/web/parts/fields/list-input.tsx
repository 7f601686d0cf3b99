import { type ComponentType, useRef } from 'react';
import { Button, Icon, Textarea } from '#ui';
import { Stack } from '#ui/stack/stack';
import type { ContentField, Entry, Leaf } from '../../../lib/content';
import { texts } from '../../texts/texts';
import type { FieldInputProps } from './field-props';
import styles from './fields.module.css';

const emptyLeaf = ({ kind }: ContentField): Leaf =>
  kind === 'switch'
    ? false
    : kind === 'number' ||
        kind === 'money' ||
        kind === 'choice' ||
        kind === 'date' ||
        kind === 'colour' ||
        kind === 'picture'
      ? null
      : '';
const emptyEntry = ({ of }: ContentField): Leaf | Entry =>
  of ? Object.fromEntries(of.map((field) => [field.name, emptyLeaf(field)])) : '';

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

interface ListInputProps extends FieldInputProps {
  /** Draws one field of an entry; handed in, since a field may be a list itself. */
  readonly input: ComponentType<FieldInputProps>;
}

interface EntryProps extends ListInputProps {
  readonly entry: Leaf | Entry;
  readonly index: number;
  readonly set: (entry: Leaf | Entry) => void;
}

const EntryFields = ({ field, entry, index, set, wrong, path, isLocked, lang, input: Input }: EntryProps) => {
  const name = texts('editor.entry', { field: field.label, number: index + 1 });
  const at = `${path}.${index}`;
  if (!field.of)
    return (
      <div>
        {wrong(at) && <p className={styles.wrong}>{wrong(at)}</p>}
        <Textarea
          rows={1}
          aria-label={name}
          lang={lang}
          readOnly={isLocked}
          value={typeof entry === 'string' ? entry : ''}
          onChange={({ target }) => set(target.value.replace(/[\r\n]+/g, ' '))}
        />
      </div>
    );
  const values: Entry = typeof entry === 'object' && entry !== null ? entry : {};
  return (
    <fieldset className={styles.entryFields} aria-label={name}>
      {field.of.map((one) => (
        <Input
          key={one.name}
          field={one}
          value={values[one.name]}
          onChange={(value) => set({ ...values, [one.name]: value as Leaf })}
          wrong={wrong}
          path={`${at}.${one.name}`}
          isLocked={isLocked}
          lang={lang}
        />
      ))}
    </fieldset>
  );
};

/** A list: lines of text, or entries with fields of their own. Its order is that in which it is shown. */
export const ListInput = (props: ListInputProps) => {
  const { field, value, onChange, isLocked } = props;
  // One that nobody has written yet begins with as many entries as it needs.
  const entries = Array.isArray(value) ? value : Array.from({ length: field.least ?? 0 }, () => emptyEntry(field));
  // Numbers that go with the entries when they change places, so that each keeps its control.
  const ids = useRef<number[]>([]);
  const count = useRef(0);
  while (ids.current.length < entries.length) ids.current.push(count.current++);
  ids.current.length = entries.length;
  const put = (next: readonly (Leaf | Entry)[], order: number[]): void => {
    ids.current = order;
    onChange(next);
  };
  const move = (from: number, to: number): void => put(moved(entries, from, to), moved(ids.current, from, to));
  return (
    <Stack gap={3} align="start">
      <ol className={styles.entries}>
        {entries.map((entry, index) => {
          const name = texts('editor.entry', { field: field.label, number: index + 1 });
          return (
            <li key={ids.current[index]} className={styles.entry}>
              <EntryFields
                {...props}
                entry={entry}
                index={index}
                set={(next) => put(entries.with(index, next), ids.current)}
              />
              {!isLocked && (
                <span className={styles.tools}>
                  <Button
                    variant="bare"
                    aria-label={texts('editor.up', { entry: name })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="down" size={18} className={styles.up} />
                  </Button>
                  <Button
                    variant="bare"
                    aria-label={texts('editor.down', { entry: name })}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="down" size={18} />
                  </Button>
                  <Button
                    variant="bare"
                    aria-label={texts('editor.remove', { entry: name })}
                    disabled={entries.length <= (field.least ?? 0)}
                    onClick={() => put(entries.toSpliced(index, 1), ids.current.toSpliced(index, 1))}
                  >
                    <Icon name="close" size={18} />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isLocked && entries.length < (field.most ?? 40) && (
        <Button onClick={() => put([...entries, emptyEntry(field)], [...ids.current])}>
          {texts('editor.add', { field: field.label })}
        </Button>
      )}
    </Stack>
  );
};
