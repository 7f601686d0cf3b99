import { useMemo, useState } from 'react';
import { api } from '#core/web';
import { Combobox } from '#ui/combobox/combobox';
import { listPeople } from '../../../schemas/endpoints';
import { nameOf } from '../people/people';
import { texts } from './texts/texts';

/** Somebody who was found, or is known by the id alone. */
interface Found {
  readonly id: string;
  readonly text: string;
  readonly more: string;
}

const search = async (text: string, signal: AbortSignal): Promise<readonly Found[]> => {
  const rows = await api(listPeople, { query: { ...(text && { q: text }), limit: 8 } }, { signal });
  return rows.map((row) => ({ id: row.id, text: nameOf(row), more: row.email }));
};
const idOf = ({ id }: Found): string => id;
const textOf = ({ text }: Found): string => text;

interface PersonBoxProps {
  /** The id that is asked for, or what was typed so far; empty: nobody. */
  readonly value: string;
  /** The name that goes with the id, where it is known. */
  readonly name: string | undefined;
  readonly isId: (value: string) => boolean;
  readonly onValue: (value: string) => void;
}

/** A box that finds people by name or mail address and hands on their id; a whole id may be pasted. */
export const PersonBox = ({ value, name, isId, onValue }: PersonBoxProps) => {
  const [found, setFound] = useState<Found | null>(null);
  const chosen = useMemo<Found | null>(() => {
    if (value === '' || !isId(value)) return null;
    if (found?.id === value) return found;
    return { id: value, text: name ?? texts('person.known', { id: value }), more: '' };
  }, [value, name, isId, found]);
  return (
    <Combobox
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="off"
      maxLength={100}
      value={chosen}
      onChange={(person) => {
        if (!person) return;
        setFound(person);
        onValue(person.id);
      }}
      onText={(text) => {
        const typed = text.trim();
        if (chosen === null || typed !== chosen.text) onValue(typed);
      }}
      search={search}
      optionKey={idOf}
      optionText={textOf}
      renderOption={({ text, more }) => (
        <span>
          {text} <small>{more}</small>
        </span>
      )}
      listLabel={texts('person.list')}
      emptyText={texts('person.none')}
      failedText={texts('person.failed')}
    />
  );
};
