import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Form } from '../form/form';
import { Section } from '../section/section';
import { TextInput } from '../text-input/text-input';
import { Page } from './page';

/** A whole page within the shell: heading, lead and actions, then its sections with the rhythm of a page. */
const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Your practice',
    lead: 'What clients see of you, and when they can reach you.',
    actions: <Button variant="loud">Preview</Button>,
    children: (
      <>
        <Section title="Opening hours" intro="Clients can ask for a session within these hours.">
          <p>Monday to Thursday, 9:00 to 16:00, Europe/Paris.</p>
        </Section>
        <Section title="Place" line>
          <p>Rue des Martyrs 12, Paris.</p>
        </Section>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus();
  },
};
export const WithForm: Story = {
  args: {
    title: 'Write to us',
    lead: 'We answer within two working days.',
    actions: undefined,
    width: 'measure',
    children: (
      <Form
        onSubmit={() => undefined}
        actions={
          <Button type="submit" variant="loud">
            Send message
          </Button>
        }
      >
        <Field label="Full name">
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Email" hint="We answer to this address.">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </Form>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
