import type { City } from './read-cities';

type Row = readonly [
  name: string,
  latitude: number,
  longitude: number,
  region: string,
  zone: string,
  alternates?: string,
];

/** Ids of our own lie above all of GeoNames' ids. */
const FIRST_OWN_ID = 4_000_000_000;

/**
 * Places in zones that the list of cities leaves out: islands, outposts, polar stations. Coordinates are those of the time
 * zone database (zone.tab, public domain). New rows go to the end, for the id is the position.
 */
const rows: readonly Row[] = [
  ['Lord Howe Island', -31.55, 159.0833, 'AU.02', 'Australia/Lord_Howe'],
  ['Adak', 51.88, -176.6581, 'US.AK', 'America/Adak'],
  ['Fernando de Noronha', -3.85, -32.4167, 'BR.30', 'America/Noronha', 'Vila dos Remédios'],
  ['Resolute', 74.6956, -94.8292, 'CA.14', 'America/Resolute', 'Resolute Bay,Qausuittuq'],
  ['Ittoqqortoormiit', 70.4833, -21.9667, 'GL.07', 'America/Scoresbysund', 'Scoresbysund'],
  ['Danmarkshavn', 76.7667, -18.6667, 'GL.', 'America/Danmarkshavn'],
  ['Eucla', -31.7167, 128.8667, 'AU.08', 'Australia/Eucla'],
  ['Hamilton Island', -20.2667, 149.0, 'AU.04', 'Australia/Lindeman', 'Lindeman Island,Whitsunday Islands'],
  ['Macquarie Island', -54.5, 158.95, 'AU.06', 'Antarctica/Macquarie'],
  ['Diego Garcia', -7.3333, 72.4167, 'IO.', 'Indian/Chagos', 'Chagos'],
  ['Kanton', -2.7833, -171.7167, 'KI.03', 'Pacific/Kanton', 'Canton Island,Enderbury'],
  ['Midway', 28.2167, -177.3667, 'UM.300', 'Pacific/Midway', 'Midway Islands,Midway Atoll'],
  ['Wake Island', 19.2833, 166.6167, 'UM.450', 'Pacific/Wake'],
  ['Casey Station', -66.2833, 110.5167, 'AQ.', 'Antarctica/Casey'],
  ['Davis Station', -68.5833, 77.9667, 'AQ.', 'Antarctica/Davis'],
  ['Dumont d’Urville Station', -66.6667, 140.0167, 'AQ.', 'Antarctica/DumontDUrville'],
  ['Mawson Station', -67.6, 62.8833, 'AQ.', 'Antarctica/Mawson'],
  ['Palmer Station', -64.8, -64.1, 'AQ.', 'Antarctica/Palmer'],
  ['Rothera Station', -67.5667, -68.1333, 'AQ.', 'Antarctica/Rothera'],
  ['Syowa Station', -69.0061, 39.59, 'AQ.', 'Antarctica/Syowa', 'Showa Station'],
  ['Troll Station', -72.0114, 2.535, 'AQ.', 'Antarctica/Troll'],
  ['Vostok Station', -78.4, 106.9, 'AQ.', 'Antarctica/Vostok'],
];

/** The missing places in the form of the list. Their population is not known: 0. */
export const supplement: readonly City[] = rows.map(([name, latitude, longitude, region, zone, alternates], index) => ({
  id: FIRST_OWN_ID + index,
  name,
  alternates: alternates?.split(',') ?? [],
  latitude,
  longitude,
  kind: 'PPL',
  country: region.slice(0, 2),
  region,
  district: '',
  population: 0,
  zone,
}));

/** Places whose own zone is newer than the list or was merged there, by GeoNames id. */
const ownZones: Readonly<Record<number, string>> = {
  2022773: 'Asia/Khandyga',
  2120048: 'Asia/Ust-Nera',
  2121025: 'Asia/Srednekolymsk',
};

/** The zone of a place, with what the list does not know yet put right. */
export const zoneOf = ({ id, region, zone }: City): string => {
  // Chile's Aysén has had a zone of its own since 2025.
  if (region === 'CL.02') return 'America/Coyhaique';
  return ownZones[id] ?? zone;
};
