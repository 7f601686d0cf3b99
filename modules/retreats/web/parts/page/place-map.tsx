import type { RetreatView } from '../../../schemas/retreat';
import { texts } from '../../texts/texts';
import styles from './page.module.css';

/** Degrees that the map shows around the place. */
const [wide, high] = [90, 45];
/** Units of the drawing of the world for one degree. */
const scale = 2;

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** Land around a place with a mark on it; the drawing is the product's own, nobody else is asked. */
export const PlaceMap = ({ place }: Pick<RetreatView, 'place'>) => {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  const [x, y] = [(longitude + 180) * scale, (90 - latitude) * scale];
  const left = clamp(x - (wide * scale) / 2, (360 - wide) * scale);
  const top = clamp(y - (high * scale) / 2, (180 - high) * scale);
  const named = { place: place.name, latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) };
  return (
    <figure className={styles.map}>
      <svg viewBox={`${left} ${top} ${wide * scale} ${high * scale}`} role="img" aria-label={texts('map', named)}>
        <image href="/retreats/world.svg" x="0" y="0" width="720" height="360" />
        <circle cx={x} cy={y} r="5" className={styles.ring} />
        <circle cx={x} cy={y} r="1.8" className={styles.dot} />
      </svg>
      <figcaption>
        <b>{place.name}</b>
        {place.address && <span>{place.address}</span>}
        <span className="tnum">
          {named.latitude}, {named.longitude}
        </span>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts('map.open')}
        </a>
      </figcaption>
    </figure>
  );
};
