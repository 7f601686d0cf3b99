import { SIGNS } from '../engine/rules/names';

/** Degrees within a sign as "19°15′30″". */
export const degreeText = (degrees: number): string => {
  const seconds = Math.floor(degrees * 3600 + 0.5);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
};

/** An ecliptic longitude as "19°15′30″ Aries". */
export const longitudeText = (longitude: number): string => {
  // Rounded first, so that 29°59′59.9″ becomes 0° of the next sign.
  const rounded = (Math.round(longitude * 3600) / 3600) % 360;
  return `${degreeText(rounded % 30)} ${SIGNS[Math.floor(rounded / 30)]}`;
};

/** How far an aspect is from exact: "1°04′". */
export const orbText = (degrees: number): string => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
};
