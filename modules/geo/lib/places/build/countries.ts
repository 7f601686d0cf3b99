import { fold } from '../fold';

/** Languages in which a country may be written besides English. */
const LANGUAGES =
  'de fr es it pt nl sv da nb fi pl cs sk hu ro bg el tr ru uk sr hr ar he fa hi bn th vi id zh zh-Hant ja ko'.split(
    ' ',
  );

/** What people also write, next to what the Unicode tables know. */
const ALSO: Readonly<Record<string, string>> = {
  US: 'USA,United States of America,America,U.S.A.,the States',
  GB: 'UK,Great Britain,Britain',
  AE: 'UAE,Emirates',
  CZ: 'Czech Republic',
  NL: 'Holland,the Netherlands',
  CI: 'Ivory Coast',
  CD: 'DR Congo,Democratic Republic of the Congo,Zaire',
  CG: 'Republic of the Congo',
  MM: 'Burma',
  TR: 'Turkey',
  SZ: 'Swaziland',
  MK: 'Macedonia',
  KR: 'Korea,Republic of Korea',
  KP: 'DPRK',
  RU: 'Russian Federation',
  CV: 'Cape Verde',
  TL: 'East Timor',
  VA: 'Holy See,Vatican',
  PS: 'Palestine',
  SJ: 'Svalbard and Jan Mayen,Norway,Norge',
  HK: 'China',
  MO: 'Macau',
  PR: 'USA,United States',
  LK: 'Ceylon',
  IR: 'Persia',
};

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const others = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** A country's English name (Unicode CLDR) and the folded texts that mean it: names in many languages, code, common short forms. */
export const describeCountry = (code: string) => {
  const name = english.of(code) ?? code;
  const texts = [name, code, ...others.map((names) => names.of(code) ?? ''), ...(ALSO[code]?.split(',') ?? [])];
  return { code, name, words: [...new Set(texts.map(fold).filter((text) => text !== ''))] };
};

/** Postal short forms of regions whose code in the list is a number. */
const SHORT: Readonly<Record<string, string>> = {
  'CA.01': 'AB',
  'CA.02': 'BC',
  'CA.03': 'MB',
  'CA.04': 'NB',
  'CA.05': 'NL',
  'CA.07': 'NS',
  'CA.08': 'ON',
  'CA.09': 'PE,PEI',
  'CA.10': 'QC,PQ',
  'CA.11': 'SK',
  'CA.12': 'YT',
  'CA.13': 'NT,NWT',
  'CA.14': 'NU',
  'AU.01': 'ACT',
  'AU.02': 'NSW',
  'AU.03': 'NT',
  'AU.04': 'QLD',
  'AU.05': 'SA',
  'AU.06': 'TAS',
  'AU.07': 'VIC',
  'AU.08': 'WA',
};

/** Own-language names of regions that the list names in English. */
const NATIVE: Readonly<Record<string, string>> = {
  Bavaria: 'Bayern',
  Saxony: 'Sachsen',
  'Lower Saxony': 'Niedersachsen',
  'Saxony-Anhalt': 'Sachsen-Anhalt',
  'North Rhine-Westphalia': 'Nordrhein-Westfalen,NRW',
  'Rheinland-Pfalz': 'Rhineland-Palatinate',
  Hesse: 'Hessen',
  Thuringia: 'Thüringen',
  Vienna: 'Wien',
  Carinthia: 'Kärnten',
  Styria: 'Steiermark',
  Tyrol: 'Tirol',
  'Lower Austria': 'Niederösterreich',
  'Upper Austria': 'Oberösterreich',
  Zurich: 'Zürich',
  Geneva: 'Genève,Genf',
  Lucerne: 'Luzern',
  Brittany: 'Bretagne',
  Normandy: 'Normandie',
  Corsica: 'Corse',
  Andalusia: 'Andalucía',
  Catalonia: 'Catalunya,Cataluña',
  'Basque Country': 'País Vasco,Euskadi',
  Tuscany: 'Toscana',
  Lombardy: 'Lombardia',
  Piedmont: 'Piemonte',
  Sicily: 'Sicilia',
  Sardinia: 'Sardegna',
  Apulia: 'Puglia',
  'North Holland': 'Noord-Holland',
  'South Holland': 'Zuid-Holland',
  'North Brabant': 'Noord-Brabant',
  Lisbon: 'Lisboa',
  Moscow: 'Москва,Московская',
  'St.-Petersburg': 'Санкт-Петербург',
};

/** A region's name and the folded texts that mean it. */
export const describeRegion = (code: string, name: string) => {
  const own = code.slice(3);
  const texts = [name, /^[A-Z]{2,3}$/.test(own) ? own : '', SHORT[code] ?? '', NATIVE[name] ?? ''];
  const words = new Set(texts.flatMap((text) => text.split(',')).map(fold));
  words.delete('');
  return { name, words: [...words] };
};
