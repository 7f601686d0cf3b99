import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Chip } from './chip';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <div style={{ display: 'flex', gap: 8 }}>
        <Chip pressed>Meaning</Chip>
        <Chip pressed={false}>Grief</Chip>
        <Chip pressed={false} blocked>
          Work
        </Chip>
      </div>
    ),
    rows: [
      ['Chosen', 'button:nth-of-type(1)', 'Filled.'],
      ['Open', 'button:nth-of-type(2)', 'A hairline.'],
      ['Blocked', 'button:nth-of-type(3)', 'Can be reached, and says why it cannot be pressed.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves from chip to chip.'],
    ['Enter Space', 'Chooses it or takes it out.'],
  ],
  accessibility: [
    'A toggle button: aria-pressed says the state.',
    'A blocked chip stays in the order of Tab, so that its reason can be read.',
  ],
  dos: [
    {
      show: (
        <div style={{ display: 'flex', gap: 8 }}>
          <Chip pressed>Meaning</Chip>
          <Chip pressed={false}>Grief</Chip>
        </div>
      ),
      text: 'For choices of one or two words of which several may hold.',
    },
  ],
  donts: [{ show: <Chip pressed={false}>Delete my account</Chip>, text: 'A chip chooses; it never does anything.' }],
};
