import { useState } from 'react';
import { Combobox } from '#ui/combobox/combobox';
import { texts } from './texts/texts';
import { findZone, formatZone, searchZones } from './zones';

interface ZoneBoxProps {
  readonly value: string | null;
  /** A zone that was chosen or written in full; null while the text names none. */
  readonly onChange: (zone: string | null) => void;
  /** How a zone stands in the list; its name by default. */
  readonly labelOf?: ((zone: string) => string) | undefined;
  readonly readOnly?: boolean | undefined;
}

const same = (zone: string): string => zone;

/** A box that searches the zones of the world by their names. Stands in a Field. */
export const ZoneBox = ({ value, onChange, labelOf, readOnly }: ZoneBoxProps) => (
  <Combobox
    value={value}
    onChange={onChange}
    onText={(text) => {
      const typed = findZone(text);
      if (typed && typed !== value) onChange(typed);
    }}
    search={searchZones}
    optionKey={same}
    optionText={formatZone}
    renderOption={labelOf}
    listLabel={texts('zones')}
    emptyText={texts('zones.none')}
    countText={(count) => texts('zones.count', { count })}
    delay={0}
    readOnly={readOnly}
  />
);

/** For a form that always has a zone: while another one is written the last one holds, and it comes back when none was chosen. */
export const ChosenZoneBox = ({
  value,
  onChange,
  labelOf,
}: Pick<ZoneBoxProps, 'labelOf'> & { readonly value: string; readonly onChange: (zone: string) => void }) => {
  const [writing, setWriting] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus has left the box
    <div onBlur={() => setWriting(false)}>
      <ZoneBox
        value={writing ? null : value}
        labelOf={labelOf}
        onChange={(zone) => {
          setWriting(zone === null);
          if (zone !== null && zone !== value) onChange(zone);
        }}
      />
    </div>
  );
};
