import { api, rich } from '#core/web';
import { searchPlaces } from '#modules/geo/public';
import { Field } from '#ui';
import { Combobox } from '#ui/combobox/combobox';
import styles from './consult-form.module.css';
import type { ChosenPlace } from './draft';
import { texts } from './texts/texts';

const idOf = (place: ChosenPlace): string => place.id;
const labelOf = (place: ChosenPlace): string => place.label;
const search = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });

/** Town in full ink, region and country behind it, the zone at the end: enough to tell two of one name apart. */
const Option = ({ place }: { readonly place: ChosenPlace }) => {
  const [town, ...around] = place.label.split(', ');
  return (
    <span className={styles.option}>
      <span>
        <b>{town}</b>
        {around.length > 0 && <span className="quiet">, {around.join(', ')}</span>}
      </span>
      <span className={styles.zone}>{place.zone}</span>
    </span>
  );
};
const drawOption = (place: ChosenPlace) => <Option place={place} />;

interface BirthPlaceProps {
  readonly id: string;
  readonly place: ChosenPlace | null;
  readonly error: string | undefined;
  readonly candidates: readonly ChosenPlace[];
  readonly readOnly: boolean;
  readonly onPlace: (place: ChosenPlace | null) => void;
  readonly onText: (text: string) => void;
}

/** Where somebody was born: searched while typing, or left as text for the server to resolve. */
export const BirthPlace = ({ id, place, error, candidates, readOnly, onPlace, onText }: BirthPlaceProps) => (
  <div className={styles.stack}>
    <Field id={id} label={texts('birthLocation')} optional hint={texts('birthLocation.hint')} error={error}>
      <Combobox
        value={place}
        onChange={onPlace}
        onText={onText}
        search={search}
        optionKey={idOf}
        optionText={labelOf}
        renderOption={drawOption}
        listLabel={texts('places')}
        emptyText={texts('places.none')}
        countText={(count) => texts('places.count', { count })}
        maxLength={100}
        readOnly={readOnly}
      />
    </Field>
    {candidates.length > 0 && (
      <ul className={styles.candidates} aria-label={texts('places.same')}>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <button type="button" onClick={() => onPlace(candidate)}>
              <Option place={candidate} />
            </button>
          </li>
        ))}
      </ul>
    )}
    <p className={styles.credit}>
      {rich(texts('places.credit'), { a: (words) => <a href="https://www.geonames.org/">{words}</a> })}
    </p>
  </div>
);
