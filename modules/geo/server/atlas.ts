import type { Atlas, Places, Town } from '../public';
import type { PlaceView } from '../schemas/place';

const townOf = ({ label, name, latitude, longitude, zone }: PlaceView): Town => ({
  label,
  name,
  latitude,
  longitude,
  zone,
});

/** Towns for other modules. */
export const atlasOf = (places: Places): Atlas => ({
  find: (text) => {
    const [best] = places.search(text, 1);
    return best ? townOf(best) : null;
  },
  others: (text, most) => {
    const found = places.resolveText(text);
    const [best] = places.search(text, 1);
    if (found.kind !== 'many') return [];
    return [...new Set(found.candidates.map(({ label }) => label))].filter((one) => one !== best?.label).slice(0, most);
  },
  near: (latitude, longitude) => {
    const place = places.nearest(latitude, longitude);
    return place ? townOf(place) : null;
  },
});
