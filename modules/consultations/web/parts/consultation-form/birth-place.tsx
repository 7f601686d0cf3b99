import { api, rich } from '#core/web';
import { searchPlaces } from '#modules/geo/public';
import { TownField } from '#ui/town-field/town-field';
import type { ChosenPlace } from './draft';
import { texts } from './texts/texts';

const search = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(searchPlaces, { query: { q: text } }, { signal });

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
export const BirthPlace = ({ place, onPlace, ...box }: BirthPlaceProps) => (
  <TownField
    {...box}
    value={place}
    onChange={onPlace}
    label={texts('birthLocation')}
    optional
    hint={texts('birthLocation.hint')}
    search={search}
    listLabel={texts('places')}
    emptyText={texts('places.none')}
    countText={(count) => texts('places.count', { count })}
    candidatesLabel={texts('places.same')}
    credit={rich(texts('places.credit'), { a: (words) => <a href="https://www.geonames.org/">{words}</a> })}
  />
);
