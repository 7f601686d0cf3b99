// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { Resume, useToken } from './resume';

const used = new Answer(404, { title: 'x', status: 404, code: 'not-found', detail: 'x' });
const linkOf = (letter: string): string => `#resume=${letter.repeat(43)}`;

const Host = ({ written }: { readonly written: boolean }) => {
  const [token, done] = useToken();
  if (token === null) return <p>the step</p>;
  return <Resume key={token} token={token} written={written} onOpen={vi.fn()} onStay={done} />;
};
const open = (written: boolean) =>
  renderPage(<Host written={written} />, {
    at: '/enhanced-intake',
    api: { 'POST /api/intake-drafts/resume': used },
  });

beforeEach(() => {
  location.hash = '';
});

describe('a mailed link', () => {
  it('is taken also from the address of a tab that stands at the questionnaire already', async () => {
    const { calls } = open(true);
    await act(async () => {});
    screen.getByText('the step');
    location.hash = linkOf('b');
    fireEvent.click(await screen.findByRole('button', { name: 'Go on here' }));
    expect(location.hash).toBe('');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ token: 'b'.repeat(43) }));
  });

  it('that was used up leads back to what stands on the device, or to the beginning', async () => {
    for (const [written, way] of [
      [true, 'Back to the questionnaire on this device'],
      [false, 'Begin your journey'],
    ] as const) {
      location.hash = linkOf('c');
      const { unmount } = open(written);
      fireEvent.click(await screen.findByRole('button', { name: 'Go on here' }));
      fireEvent.click(await screen.findByRole('button', { name: way }));
      screen.getByText('the step');
      unmount();
    }
  });
});
