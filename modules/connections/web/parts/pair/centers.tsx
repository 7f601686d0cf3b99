import { writtenName } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import type { ConnectionChart } from '../../../schemas/connection-chart';
import { pairTexts as texts } from './texts/texts';

type Center = ConnectionChart['centers'][number];

const stateText = (defined: boolean | null): string =>
  defined === null ? texts('center.unsure') : texts(defined ? 'center.defined' : 'center.open');
const togetherText = ({ mine, theirs, together }: Center): string =>
  together === true && mine === false && theirs === false ? texts('center.new') : stateText(together);

/** Each centre alone and together. */
export const Centers = ({ centers, name }: { readonly centers: readonly Center[]; readonly name: string }) => (
  <Table
    caption={texts('centers.table')}
    captionHidden
    phones="scroll"
    rows={centers}
    rowKey={(one) => one.name}
    columns={[
      { key: 'center', head: texts('center'), cell: (one) => writtenName(one.name) },
      { key: 'mine', head: texts('center.you'), cell: ({ mine }) => stateText(mine) },
      { key: 'theirs', head: texts('center.they', { name }), cell: ({ theirs }) => stateText(theirs) },
      { key: 'together', head: texts('center.together'), cell: togetherText },
    ]}
  />
);
