/** What a generated profile may hold; null is what the birth data leave open. */
export interface ReadProfile {
  readonly personal: Readonly<Record<'name' | 'birthDate' | 'birthTime' | 'birthLocation', string | null>>;
  readonly design: Readonly<Record<'type' | 'strategy' | 'authority' | 'profile', string | null>>;
  readonly gates: readonly number[];
  readonly astrology: Readonly<Record<'sun' | 'moon' | 'rising', string | null>>;
  /** The text, or the parts of one that is no text. */
  readonly synthesis: string;
  readonly approach: string | null;
  readonly focus: string | null;
  /** Labors in their order with the reason; a text of former versions stands alone. */
  readonly protocol: readonly { readonly labor: number | null; readonly reason: string }[];
}

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const texts = <K extends string>(value: unknown, keys: readonly K[]): Readonly<Record<K, string | null>> => {
  const from = loose(value);
  return Object.fromEntries(keys.map((key) => [key, textOf(from[key])])) as Record<K, string | null>;
};

const protocolOf = (value: unknown): ReadProfile['protocol'] => {
  const plain = textOf(value);
  if (plain) return [{ labor: null, reason: plain }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): ReadProfile['protocol'] => {
    if (typeof entry === 'string') return [{ labor: null, reason: entry }];
    const { labor, reason } = loose(entry);
    return typeof labor === 'number' ? [{ labor, reason: textOf(reason) ?? '' }] : [];
  });
};

/** Reads the stored text of a profile; null when it cannot be read. Single gaps are left open, whatever else is there is shown. */
export const readProfile = (stored: string): ReadProfile | null => {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { personalInfo, humanDesign, astrology, synthesis, hedoRecommendations } = value as Loose;
    const gates = loose(humanDesign).gates;
    const advice = loose(hedoRecommendations);
    return {
      personal: texts(personalInfo, ['name', 'birthDate', 'birthTime', 'birthLocation']),
      design: texts(humanDesign, ['type', 'strategy', 'authority', 'profile']),
      gates: Array.isArray(gates) ? gates.map(Number).filter((gate) => gate >= 1 && gate <= 64) : [],
      astrology: texts(astrology, ['sun', 'moon', 'rising']),
      synthesis: textOf(synthesis) ?? (synthesis ? JSON.stringify(synthesis, null, 2) : ''),
      approach: textOf(advice.suggestedApproach),
      focus: textOf(advice.keyFocus),
      protocol: protocolOf(advice.recommended12Labors),
    };
  } catch {
    return null;
  }
};
