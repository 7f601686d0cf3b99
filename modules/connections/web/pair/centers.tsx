import { type CenterName, centerNames, centerState, writtenName } from '#modules/charts/web/bodygraph/chart';
import { Table } from '#ui/table/table';
import type { ConnectionChart } from '../../schemas/connection-chart';
import { pairTexts as texts } from './texts/texts';

type Center = ConnectionChart['centers'][number];

const isCenter = (name: string): name is CenterName => centerNames.some((known) => known === name);
const togetherText = ({ mine, theirs, together }: Center): string =>
  together === true && mine === false && theirs === false ? texts('center.new') : centerState(together);

/** Each centre alone and together. */
export const Centers = ({ centers, name }: { readonly centers: readonly Center[]; readonly name: string }) => (
  <Table
    caption={texts('centers.table')}
    captionHidden
    phones="scroll"
    rows={centers}
    rowKey={(one) => one.name}
    columns={[
      { key: 'center', head: texts('center'), cell: (one) => (isCenter(one.name) ? writtenName(one.name) : one.name) },
      { key: 'mine', head: texts('center.you'), cell: ({ mine }) => centerState(mine) },
      { key: 'theirs', head: texts('center.they', { name }), cell: ({ theirs }) => centerState(theirs) },
      { key: 'together', head: texts('center.together'), cell: togetherText },
    ]}
  />
);
