import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Form
        onSubmit={() => undefined}
        actions={
          <Button type="submit" variant="loud">
            Send message
          </Button>
        }
      >
        <Field label="Full name">
          <TextInput />
        </Field>
        <Field label="Email">
          <TextInput type="email" />
        </Field>
      </Form>
    ),
    rows: [
      ['Form', 'form', 'As wide as a line that reads well.'],
      ['Field', 'form > div', '24 px from the next.'],
      ['Buttons', 'form > div:last-child', 'The first one sends.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['Enter', 'Sends the form from any box of one line.'],
  ],
  accessibility: [
    'When it was sent with errors, the summary takes the focus and each line leads to its field.',
    'Messages are ours: they say how to repair it, in the language of the page.',
  ],
  dos: [
    {
      show: (
        <Form
          onSubmit={() => undefined}
          actions={
            <Button type="submit" variant="loud">
              Send message
            </Button>
          }
        >
          <Field label="Email">
            <TextInput type="email" />
          </Field>
        </Form>
      ),
      text: 'Name the button by what happens.',
    },
  ],
  donts: [
    {
      show: (
        <Form
          onSubmit={() => undefined}
          actions={
            <>
              <Button>Cancel</Button>
              <Button>Reset</Button>
              <Button type="submit">Submit</Button>
            </>
          }
        >
          <Field label="Email">
            <TextInput />
          </Field>
        </Form>
      ),
      text: 'Cancel and Reset in front of what everybody came for.',
    },
  ],
};
