import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Field } from '#ui';
import { Select } from './select';

/** One of a short list, in the browser’s own menu. */
const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    placeholder: 'Choose a language',
    children: [
      <option key="en" value="en">
        English
      </option>,
      <option key="fr" value="fr">
        French
      </option>,
      <option key="es" value="es">
        Spanish
      </option>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Field label="Language">{Story()}</Field>
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(box, 'fr');
    await expect(box).toHaveValue('fr');
    await userEvent.selectOptions(box, '');
  },
};
export const Chosen: Story = { args: { defaultValue: 'fr' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: { defaultValue: 'fr' }, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const LongText: Story = {
  args: { placeholder: 'Choose the language in which you would rather be spoken to at a first meeting' },
  globals: { viewport: { value: 'narrow' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
