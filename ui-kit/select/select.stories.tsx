import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '#ui';
import { Select } from './select';

/** **Do** use it for up to some twenty choices; a combobox searches longer lists. */
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

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'fr' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: { defaultValue: 'fr' }, globals: { theme: 'dark' } };
