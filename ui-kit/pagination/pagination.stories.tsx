import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './load-more';
import { PageSteps } from './page-steps';

function Growing(props: LoadMoreProps) {
  const [shown, setShown] = useState(props.shown);
  const total = props.total ?? shown;
  return (
    <LoadMore
      {...props}
      shown={shown}
      more={props.more && shown < total}
      onMore={() => setShown(Math.min(total, shown + 20))}
    />
  );
}

/** LoadMore for lists that grow under the hand, PageSteps for lists with addresses. Both go by the server's keys, never by page numbers. */
const meta = {
  title: 'Structure/Pagination',
  component: LoadMore,
  render: (args) => <Growing {...args} />,
  args: { shown: 20, total: 47, more: true, onMore: () => undefined },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 47 shown');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('All 47 are shown');
  },
};
export const Uncounted: Story = { args: { total: undefined } };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failed: true } };
export const AllShown: Story = { args: { shown: 47, more: false } };
export const Steps: Story = {
  render: () => <PageSteps label="Pages of the journal" previous={{ href: '#before' }} next={{ href: '#after' }} />,
};
export const FirstPage: Story = { render: () => <PageSteps label="Pages of the journal" next={{ href: '#after' }} /> };
export const RightToLeft: Story = { ...Steps, globals: { direction: 'rtl' } };
export const Narrow: Story = { args: { failed: true }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: { failed: true }, globals: { theme: 'dark' } };
