import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TownField, type TownOption } from './town-field';

const towns: readonly TownOption[] = [
  { id: '1', label: 'Paris, Île-de-France, France', zone: 'Europe/Paris' },
  { id: '2', label: 'Paris, Texas, United States', zone: 'America/Chicago' },
];

function Chosen({ candidates }: { candidates: readonly TownOption[] }) {
  const [town, setTown] = useState<TownOption | null>(null);
  return (
    <div style={{ minHeight: 320, maxWidth: 440 }}>
      <TownField
        label="Birth place"
        hint="Town and country"
        value={town}
        onChange={setTown}
        search={async () => towns}
        candidates={town ? [] : candidates}
        candidatesLabel="Towns of this name"
        credit="Places: GeoNames, CC BY 4.0"
      />
    </div>
  );
}

/** A town, searched while typing, with the others of its name and the credit that its list asks for. */
const meta = {
  title: 'Forms/Town field',
  component: Chosen,
  args: { candidates: [] },
  parameters: {
    describes: ['TownField'],
  },
} satisfies Meta<typeof Chosen>;
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
