import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Card } from '../card/card';
import { Grid } from './grid';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Grid columns="narrow">
        <Card title="Origins">One.</Card>
        <Card title="The Mirror">Two.</Card>
      </Grid>
    ),
    rows: [
      ['Grid', 'div', 'As many columns as fit.'],
      ['Column', 'div > *', 'At least 200, 280 or 400 px wide.'],
    ],
  },
  keyboard: 'It only lays out: Tab moves through what is in it, in the order in which it is written.',
  accessibility: ['One column at 320 px and at 200 percent zoom.'],
  dos: [
    {
      show: (
        <Grid columns="narrow">
          <Card title="Origins">One.</Card>
          <Card title="The Mirror">Two.</Card>
        </Grid>
      ),
      text: 'For things of one kind.',
    },
  ],
  donts: [
    {
      show: (
        <Grid columns="narrow">
          <Card title="Origins">One.</Card>
          <p>A sentence that is no card.</p>
        </Grid>
      ),
      text: 'Things of different kinds in one grid.',
    },
  ],
};
