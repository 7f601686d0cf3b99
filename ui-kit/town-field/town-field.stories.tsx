import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { TownField, type TownOption } from './town-field';

const towns: readonly TownOption[] = [
  { id: '1', label: 'Paris, Île-de-France, France', zone: 'Europe/Paris' },
  { id: '2', label: 'Paris, Texas, United States', zone: 'America/Chicago' },
];

function Chosen(props: ComponentProps<typeof TownField>) {
  const [town, setTown] = useState(props.value);
  return (
    <div style={{ minHeight: 320, maxWidth: 440 }}>
      <TownField {...props} value={town} onChange={setTown} candidates={town ? [] : props.candidates} />
    </div>
  );
}

/** A town, searched while typing, with the others of its name and the credit that its list asks for. */
const meta = {
  title: 'Forms/Town field',
  component: TownField,
  render: (args) => <Chosen key={args.value?.id} {...args} />,
  argTypes: { value: { mapping: { 'A town': towns[0] } } },
  args: {
    label: 'Birth place',
    hint: 'Town and country',
    value: null,
    onChange: () => undefined,
    search: async () => towns,
    candidates: [],
    candidatesLabel: 'Towns of this name',
    credit: 'Places: GeoNames, CC BY 4.0',
  },
} satisfies Meta<typeof TownField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SeveralOfOneName: Story = {
  args: { candidates: towns },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Texas/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Paris, Texas, United States');
    await expect(canvas.queryByRole('list', { name: 'Towns of this name' })).toBeNull();
  },
};
export const Offered: Story = { args: { candidates: towns } };
export const Dark: Story = { ...Offered, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Offered, globals: { viewport: { value: 'narrow' } } };
