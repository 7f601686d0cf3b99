import { api } from '#core/web';
import { PLACES_ATTRIBUTION, searchPlaces } from '#modules/geo/public';
import { TownField } from '#ui/town-field/town-field';
import type { ChosenPlace } from '../../api/profile';
import { texts } from './texts/texts';

/** Places whose name begins like the text, the likeliest first. */
const search = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });

interface PlaceBoxProps {
  readonly place: ChosenPlace | null;
  readonly error: string | undefined;
  readonly candidates: readonly ChosenPlace[];
  readonly onPlace: (place: ChosenPlace | null) => void;
  readonly onText: (text: string) => void;
}

/** Where somebody was born: searched while typing, or left as text for the server to resolve. */
export const PlaceBox = ({ place, onPlace, ...box }: PlaceBoxProps) => (
  <TownField
    {...box}
    id="birth-place"
    value={place}
    onChange={onPlace}
    label={texts('placeOfBirth')}
    hint={texts('theTownOrCity')}
    search={search}
    listLabel={texts('places')}
    emptyText={texts('noSuchPlaceTry')}
    countText={(count) => (count === 1 ? texts('1Place') : texts('places2', { count }))}
    aria-required="true"
    candidatesLabel={texts('placesOfThisName')}
    credit={
      <>
        {texts('places3')} <a href={PLACES_ATTRIBUTION.source}>{texts('geonames')}</a>,{' '}
        <a href={PLACES_ATTRIBUTION.licence}>{texts('ccBy40')}</a>
        {texts('adapted')}
      </>
    }
  />
);
