/** Kilometres in an astronomical unit (IAU 2012) and kilometres of light in a day. */
export const AU_KM = 149_597_870.7;
export const LIGHT_KM_DAY = 299_792.458 * 86_400;
/** Days that light needs for one AU. */
export const LIGHT_DAYS_AU = AU_KM / LIGHT_KM_DAY;
export const ARCSEC = Math.PI / 648_000;
export const J2000 = 2_451_545;
export const CENTURY = 36_525;
/** Mass of the Moon as a part of Earth and Moon together (DE441). */
export const MOON_SHARE = 1 / (1 + 81.300568);
