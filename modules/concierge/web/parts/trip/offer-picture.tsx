import type { OfferView } from '../../../schemas/offer';
import styles from './offers.module.css';
import { texts } from './texts/texts';

const width = 320;
const height = 184;
const point = (angle: number, radius: number): string =>
  `${(width / 2 + Math.cos(angle) * radius).toFixed(1)},${(height / 2 + Math.sin(angle) * radius).toFixed(1)}`;

/** Petals, one for each feature and diet; as wide as the rating is high. */
const petals = ({ features, dietaryOptions, rating }: OfferView): string[] => {
  const count = Math.max(3, features.length + dietaryOptions.length);
  const wide = ((rating ?? 3) / 5) * (Math.PI / count) * 0.9;
  return Array.from({ length: count }, (_, index) => {
    const middle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return `M${point(middle, 16)}Q${point(middle - wide, 38)} ${point(middle, 56)}Q${point(middle + wide, 38)} ${point(middle, 16)}`;
  });
};

/** A drawing in the place of a photograph: made from the offer's own facts, so nothing is claimed that nobody saw. */
export const OfferPicture = ({ offer }: { readonly offer: OfferView }) => {
  const rings = 4 + Math.min(16, Math.round(Math.sqrt(offer.reviews)));
  const radii = Array.from({ length: rings }, (_, index) => 74 - index * 2.1);
  const rows = [14, 40, 66, 92, 118, 144, 170];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={texts('picture')}
    >
      <g fill="none" stroke="currentColor" strokeWidth="0.9">
        {radii.map((radius) => (
          <circle key={radius} cx={width / 2} cy={height / 2} r={radius} strokeOpacity={0.25 + (radius / 74) * 0.65} />
        ))}
        {petals(offer).map((petal) => (
          <path key={petal} d={petal} />
        ))}
        {rows.map((y) => (
          <path
            key={y}
            d={`M0 ${y}H${60 - Math.abs(92 - y) / 10}M${width} ${y}H${260 + Math.abs(92 - y) / 10}`}
            strokeOpacity="0.35"
          />
        ))}
      </g>
    </svg>
  );
};
