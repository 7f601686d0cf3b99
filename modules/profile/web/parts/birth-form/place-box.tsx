import { api } from '#core/web';
import { PLACES_ATTRIBUTION, searchPlaces } from '#modules/geo/public';
import { Field } from '#ui';
import { Combobox } from '#ui/combobox/combobox';
import type { ChosenPlace } from '../../api/profile';
import styles from './birth-form.module.css';
import { texts } from './texts/texts';

const idOf = (place: ChosenPlace): string => place.id;
const labelOf = (place: ChosenPlace): string => place.label;
/** Places whose name begins like the text, the likeliest first. */
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

/** Where somebody was born: searched while typing, or left as text for the server to resolve. */
export const PlaceBox = ({
  place,
  error,
  candidates,
  onPlace,
  onText,
}: {
  readonly place: ChosenPlace | null;
  readonly error: string | undefined;
  readonly candidates: readonly ChosenPlace[];
  readonly onPlace: (place: ChosenPlace | null) => void;
  readonly onText: (text: string) => void;
}) => (
  <div className={styles.stack}>
    <Field id="birth-place" label={texts('placeOfBirth')} hint={texts('theTownOrCity')} error={error}>
      <Combobox
        value={place}
        onChange={onPlace}
        onText={onText}
        search={search}
        optionKey={idOf}
        optionText={labelOf}
        renderOption={drawOption}
        listLabel={texts('places')}
        emptyText={texts('noSuchPlaceTry')}
        countText={(count) => (count === 1 ? texts('1Place') : texts('places2', { count }))}
        maxLength={100}
        aria-required="true"
      />
    </Field>
    {candidates.length > 0 && (
      <ul className={styles.candidates} aria-label={texts('placesOfThisName')}>
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
      {texts('places3')} <a href={PLACES_ATTRIBUTION.source}>{texts('geonames')}</a>,{' '}
      <a href={PLACES_ATTRIBUTION.licence}>{texts('ccBy40')}</a>
      {texts('adapted')}
    </p>
  </div>
);
