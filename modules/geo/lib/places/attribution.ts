/** Credit that every page which shows places must carry (GeoNames asks for it; the list here is folded and shortened). */
export const PLACES_ATTRIBUTION = {
  text: 'Places: GeoNames (geonames.org), CC BY 4.0, adapted.',
  source: 'https://www.geonames.org/',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
