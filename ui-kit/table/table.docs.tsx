import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Table } from './table';

interface Match {
  readonly name: string;
  readonly score: number;
}
const rows: readonly Match[] = [
  { name: 'Ana Lindqvist', score: 92 },
  { name: 'Tomás Oyarzún', score: 86 },
];
const Matches = ({ numeric }: { readonly numeric: boolean }) => (
  <Table<Match>
    caption="Matches, score in percent"
    rows={rows}
    rowKey={(match) => match.name}
    columns={[
      { key: 'name', head: 'Name', cell: (match) => match.name },
      { key: 'score', head: 'Score', numeric, cell: (match) => match.score },
    ]}
  />
);

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-28', text: 'Takes a column of boxes for bulk actions, and a dense look.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: <Matches numeric />,
    rows: [
      ['Caption', 'caption', 'What is listed, and in which unit.'],
      ['Head', 'thead th', 'Names the columns.'],
      ['Cell', 'tbody td, tbody th', 'One fact.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves through links and boxes in the rows.'],
    ['← →', 'Scroll a table that is wider than the page, when it has the focus.'],
  ],
  accessibility: [
    'Real rows and headers; the first column names the row.',
    'On phones rows become small lists with the names of the columns.',
  ],
  dos: [{ show: <Matches numeric />, text: 'Give figures `numeric`: they stand under each other.' }],
  donts: [{ show: <Matches numeric={false} />, text: 'Figures that begin at the left cannot be compared.' }],
};
