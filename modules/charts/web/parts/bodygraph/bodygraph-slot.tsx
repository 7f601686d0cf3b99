import type { BodygraphProps } from '../../../public';
import { asBodygraph } from '../detailed/as-bodygraph';
import { BodygraphFigure } from './bodygraph-figure';
import { BodygraphTable } from './bodygraph-table';

/** The bodygraph on a page of another module. */
export const BodygraphSlot = ({ chart, overlays, as }: BodygraphProps) => {
  const graph = 'humanDesign' in chart ? asBodygraph(chart) : chart;
  return as === 'table' ? (
    <BodygraphTable {...graph} overlays={overlays} />
  ) : (
    <BodygraphFigure {...graph} overlays={overlays} />
  );
};
