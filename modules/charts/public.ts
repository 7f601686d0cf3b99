import { defineSlot } from '#core/contract/public';
import type { Body, CentreName, Chart } from '#modules/chart-engine/public';

/** Where a body is: gate 1-64, line 1-6; the line is null where only the gate is certain. */
export interface Activation {
  readonly gate: number;
  readonly line: number | null;
}
/** The activations of one instant; a body whose place is not known is null or absent. */
export type Activations = Readonly<Partial<Record<Body, Activation | null>>>;

/** What the bodygraph shows. */
export interface BodygraphChart {
  /** Which centres are defined; null where it depends on a birth time nobody knows. */
  readonly centers: Readonly<Record<CentreName, boolean | null>>;
  /** The defined channels, each as its two gates: '10-20'. */
  readonly channels: readonly string[];
  readonly personality: Activations;
  readonly design: Activations;
}

/** What is laid over a chart: the sky of a moment, or the chart of another person. */
export interface Overlay {
  /** How it is drawn: its colour, and a pattern of its own (dots or bars), so that colour alone tells nothing. */
  readonly look: 'transit' | 'person';
  /** What it is, for legend, table and sentence: 'Transits' or a name. */
  readonly label: string;
  /** Columns of activations with their heads; one for a sky, two for a person. */
  readonly columns: readonly { readonly head: string; readonly activations: Activations }[];
}

export interface BodygraphProps {
  /** A computed chart, or what is known of it. */
  readonly chart: Chart | BodygraphChart;
  readonly overlays: readonly Overlay[];
  /** The picture between its columns and with its legend, or the same in words. */
  readonly as: 'figure' | 'table';
}
/** The bodygraph on pages of other modules. */
export const bodygraph = defineSlot<BodygraphProps>('charts.bodygraph');

export interface ChartOverlayProps {
  /** Whom the page asks for by its address; null while nobody is chosen. */
  readonly person: string | null;
  readonly onChoose: (person: string | null) => void;
  /** What lies over the chart from now on; null takes it away. */
  readonly onOverlay: (overlay: Overlay | null) => void;
}
/** Under the own bodygraph, once another person's chart is to lie over it: whose it is. */
export const chartOverlay = defineSlot<ChartOverlayProps>('charts.overlay');

export interface ChartToolsProps {
  /** Id and number of the version. */
  readonly profile: { readonly id: string; readonly version: number; readonly chart: Chart };
  /** Whose chart it is, in the words of the page. */
  readonly name: string;
  /** "9 April 1948, 00:05, Montréal". */
  readonly born: string;
  /** The houses that the page shows; whole signs without it. */
  readonly houses?: 'whole' | 'placidus' | 'equal' | undefined;
  /** Name of the button where several charts can be exported, so that it says which. */
  readonly label?: string | undefined;
}
/** What can be done with a version of the own chart: a button next to 'Print'. */
export const chartTools = defineSlot<ChartToolsProps>('charts.tools');

/** Below the own bodygraph: the way to more about this chart. */
export const chartChapters = defineSlot<Record<string, never>>('charts.chapters');
