import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Alert } from './alert';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'The action stands at the end of its row.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: (
      <Alert tone="attention" title="Your draft is older." action={<Button variant="bare">Compare both</Button>}>
        Another device saved at 14:05.
      </Alert>
    ),
    rows: [
      ['Container', 'div', 'A wash of the tone, never a box with a shadow.'],
      ['Glyph', 'svg', 'Says the tone without colour.'],
      ['Words', 'strong, b, p', 'A short title and what follows from it.'],
      ['Action', 'button', 'The one thing to do about it.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the action, if there is one.'],
    ['Enter Space', 'Runs the action.'],
  ],
  accessibility: [
    'An error has the role alert and is read out at once; the other tones have the role status and wait.',
    'The glyph is hidden from screen readers, since the words say the tone.',
    'It does not take the focus: what somebody writes goes on.',
  ],
  dos: [
    {
      show: (
        <Alert tone="error" title="The answer was not saved.">
          The connection is gone. It stays on this device and is sent when you are back.
        </Alert>
      ),
      text: 'Say what happened and what the reader can rely on.',
    },
    { show: <Alert tone="success">Saved at 14:05.</Alert>, text: 'Keep it to one line where one line says it.' },
  ],
  donts: [
    {
      show: (
        <Alert tone="error" title="Error">
          Something went wrong.
        </Alert>
      ),
      text: 'An error that names neither the cause nor the next step helps nobody.',
    },
    {
      show: (
        <>
          <Alert>First news.</Alert>
          <Alert>More news.</Alert>
        </>
      ),
      text: 'Two at once: say the more important one.',
    },
  ],
};
