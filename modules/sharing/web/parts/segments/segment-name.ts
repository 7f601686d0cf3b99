import { segmentTexts as texts } from './texts/texts';

const plain = [
  'contact',
  'birth',
  'holistic-profile',
  'synthesis',
  'intake-general',
  'intake-medical',
  'intake-trauma',
] as const;
type Plain = (typeof plain)[number];
const isPlain = (key: string): key is Plain => (plain as readonly string[]).includes(key);

type LaborNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The Labor a segment belongs to; null when it is none. */
export const laborOf = (key: string): LaborNumber | null => {
  const number = Number(/^labor(?:-audio)?:(\d+)$/.exec(key)?.[1]);
  return number >= 1 && number <= 12 ? (number as LaborNumber) : null;
};

/** A segment in plain words: `labor:3` is 'Labor 3: Relationships & Love'. A key nobody named reads as its own words. */
export const segmentName = (key: string): string => {
  if (isPlain(key)) return texts(key);
  const number = laborOf(key);
  if (number === null) return key.replace(/[-:]/g, ' ');
  return texts(key.startsWith('labor-audio') ? 'labor-audio' : 'labor', { number, name: texts(`labor.${number}`) });
};

/** What it holds, in a sentence; null where the name says all. */
export const segmentHint = (key: string): string | null => (isPlain(key) ? texts(`${key}.hint`) : null);

/** What is asked once more before it is opened: health, wounds, and who the person is. */
export const isSensitive = (key: string): boolean => ['intake-medical', 'intake-trauma', 'contact'].includes(key);

/** The client's own writing; the rest was computed or written about them. */
export const isOwnWords = (key: string): boolean => /^labor:|^intake-/.test(key);

/** Parts of a list of segments, in the order of a list. */
export const segmentGroups = ['self', 'labors', 'audio', 'intake', 'other'] as const;
export type SegmentGroup = (typeof segmentGroups)[number];

/** The part of a list a segment belongs to. */
export const groupOf = (key: string): SegmentGroup => {
  if (key.startsWith('labor:')) return 'labors';
  if (key.startsWith('labor-audio:')) return 'audio';
  if (key.startsWith('intake-')) return 'intake';
  return isPlain(key) ? 'self' : 'other';
};

/** All a practitioner can ask for, in the order of the client's own list. */
export const askable: readonly string[] = [
  'contact',
  'birth',
  'holistic-profile',
  'synthesis',
  ...Array.from({ length: 12 }, (_, index) => `labor:${index + 1}`),
  'intake-general',
  'intake-medical',
  'intake-trauma',
];
