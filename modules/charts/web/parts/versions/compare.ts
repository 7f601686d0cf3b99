import type { Chart } from '#modules/chart-engine/public';
import { BODIES, CENTRES } from '#modules/chart-engine/public';

/** One value in both charts as the engine names it; null is what the unknown time leaves open. */
export interface Row {
  readonly key: string;
  readonly one: string | null;
  readonly other: string | null;
  readonly same: boolean;
}
/** What a list of one chart has that the other has not. */
export interface ListChange {
  readonly onlyOne: readonly string[];
  readonly onlyOther: readonly string[];
  readonly both: readonly string[];
}
export interface Comparison {
  readonly design: readonly Row[];
  readonly centres: readonly Row[];
  readonly activations: readonly Row[];
  readonly planets: readonly Row[];
  readonly numbers: readonly Row[];
  /** Null where one of the two charts cannot say which channels are defined. */
  readonly channels: ListChange | null;
  readonly gates: ListChange | null;
  /** Rows that differ, and entries of the lists that only one chart has. */
  readonly changes: number;
}

type Value = string | number | boolean | null;
const written = (value: Value): string | null => (value === null ? null : String(value));
const row = (key: string, one: Value, other: Value): Row => ({
  key,
  one: written(one),
  other: written(other),
  same: one === other,
});

const designFields = ['type', 'strategy', 'authority', 'profile', 'definition', 'incarnationCross'] as const;
const numberFields = ['lifePath', 'expression', 'soulUrge', 'personality'] as const;

const place = ({ gate, line }: { gate: number | null; line: number | null }): string | null =>
  gate === null ? null : line === null ? String(gate) : `${gate}.${line}`;

const halves = (one: Chart, other: Chart): Row[] =>
  (['personality', 'design'] as const).flatMap((half) =>
    BODIES.map((body) =>
      row(`${half}.${body}`, place(one.humanDesign[half][body]), place(other.humanDesign[half][body])),
    ),
  );

/** Sign, and the whole degree in it where the time is known: "19 Aries". */
const stand = ({ westernAstrology: { planets } }: Chart, name: string): string | null => {
  const { sign, degree } = planets[name] ?? { sign: null, degree: null };
  if (sign === null) return null;
  return degree === null ? sign : `${Math.floor(degree)} ${sign}`;
};

const skyRows = (one: Chart, other: Chart): Row[] => {
  const names = [...new Set([one, other].flatMap((chart) => Object.keys(chart.westernAstrology.planets)))];
  return [
    ...names.map((name) => row(name, stand(one, name), stand(other, name))),
    row('rising', one.westernAstrology.rising, other.westernAstrology.rising),
  ];
};

const listChange = (
  one: readonly (string | number)[] | null,
  other: readonly (string | number)[] | null,
): ListChange | null => {
  if (one === null || other === null) return null;
  const [first, second] = [one.map(String), other.map(String)];
  return {
    onlyOne: first.filter((entry) => !second.includes(entry)),
    onlyOther: second.filter((entry) => !first.includes(entry)),
    both: first.filter((entry) => second.includes(entry)),
  };
};

const chinese = ({ chineseAstrology: { element, animal } }: Chart): string => `${element} ${animal}`;

/** What differs between two charts of one person, field by field. */
export const compareCharts = (one: Chart, other: Chart): Comparison => {
  const rows = {
    design: designFields.map((field) => row(field, one.humanDesign[field], other.humanDesign[field])),
    centres: CENTRES.map((name) => row(name, one.humanDesign.centers[name], other.humanDesign.centers[name])),
    activations: halves(one, other),
    planets: skyRows(one, other),
    numbers: [
      ...numberFields.map((field) => row(field, one.numerology[field], other.numerology[field])),
      row('chineseYear', chinese(one), chinese(other)),
    ],
  };
  const channels = listChange(one.humanDesign.channels, other.humanDesign.channels);
  const gates = listChange(one.humanDesign.gates, other.humanDesign.gates);
  const differing = Object.values(rows).reduce((sum, list) => sum + list.filter(({ same }) => !same).length, 0);
  const listed = [channels, gates].reduce(
    (sum, list) => sum + (list ? list.onlyOne.length + list.onlyOther.length : 0),
    0,
  );
  return { ...rows, channels, gates, changes: differing + listed };
};
