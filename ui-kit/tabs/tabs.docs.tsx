import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Tabs } from './tabs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-23', text: 'Rows keep their edge on phones.' },
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: (
      <Tabs
        label="Requests"
        tabs={[
          { value: 'all', label: 'All', count: 24, content: <p>Everyone who has written.</p> },
          { value: 'pending', label: 'Pending', count: 6, content: <p>Six wait.</p> },
        ]}
      />
    ),
    rows: [
      ['Row', '[role="tablist"]', 'Scrolls sideways on phones.'],
      ['Tab', '[role="tab"]', 'Name and count.'],
      ['View', '[role="tabpanel"]', 'What is shown.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the open tab, then into its view.'],
    ['← →', 'Opens the tab before or after.'],
    ['Home End', 'Opens the first or the last.'],
  ],
  accessibility: ['One stop of Tab for the whole row.', 'Only the open view is on the page.'],
  dos: [
    {
      show: (
        <Tabs
          label="Account"
          look="halves"
          tabs={[
            { value: 'in', label: 'Sign In', content: <p>Welcome back.</p> },
            { value: 'new', label: 'Create Account', content: <p>Your words stay yours.</p> },
          ]}
        />
      ),
      text: 'Halves for two ways of doing the same.',
    },
  ],
  donts: [
    {
      show: (
        <Tabs
          label="Steps"
          tabs={[
            { value: '1', label: 'Step 1', content: <p>First this.</p> },
            { value: '2', label: 'Step 2', content: <p>Then that.</p> },
          ]}
        />
      ),
      text: 'Steps of one way hidden in tabs.',
    },
  ],
};
