import type { PartDocs } from '../../.storybook/docs/part-docs';
import { LogoMark } from './logo-mark';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <LogoMark size={64} />,
    rows: [['Mark', 'svg', 'A pentagon of the gem; never smaller than 20 px.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['Decoration: the word Hedo or the name of the link stands next to it.'],
  dos: [
    {
      show: (
        <span style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
          <LogoMark size={32} />
          Hedo
        </span>
      ),
      text: 'With the name, in the colours of its theme.',
    },
  ],
  donts: [
    {
      show: (
        <span style={{ display: 'inline-block', transform: 'rotate(18deg) scaleX(1.5)' }}>
          <LogoMark size={32} />
        </span>
      ),
      text: 'Turned or stretched.',
    },
  ],
};
