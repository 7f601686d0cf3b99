import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { askToSignIn, type SignInRequest } from '#core/web';
import { FrontPage } from '../pages/front/front-page';

/** A page with the dialog over it, as the header's button opens it. */
function Asked(wish: Partial<SignInRequest>) {
  const { mode, notice } = wish;
  useEffect(() => askToSignIn({ ...(mode && { mode }), ...(notice && { notice }) }), [mode, notice]);
  return <FrontPage />;
}

/** Signing in, over whatever page one is on. */
const meta = {
  title: 'Screens/Sign in',
  component: Asked,
  parameters: { layout: 'fullscreen', screen: { at: '/' } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: { mode: 'sign-in' },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('Email', {}, { timeout: 5000 });
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.type(email, 'helene@example.org');
  },
};
export const CreateAccount: Story = { args: { mode: 'create-account' } };
export const ForgotPassword: Story = { args: { mode: 'forgot-password' } };
export const SessionEnded: Story = {
  args: { notice: 'Your session has ended. Sign in to go on; what you wrote is still here.' },
};
