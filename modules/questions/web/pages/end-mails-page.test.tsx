// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { EndMailsPage } from './end-mails-page';

const token = 'a'.repeat(60);
const draw = (hash: string, api = {}) =>
  renderPage(<EndMailsPage />, { at: `/end-mails${hash}`, path: '/end-mails', user: null, api });

describe('the page where mails lead to end them', () => {
  it('ends nothing before the press', async () => {
    const { calls } = draw(`#${token}`, { [`POST /api/question-mails/${token}/end`]: { ended: 'letter' } });
    const button = await screen.findByRole('button', { name: 'End these mails' });
    expect(calls).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'No more letters' })).toBeTruthy();
  });

  it.each(['', '#short', `#${'a'.repeat(500)}`, '#<script>alert(1)</script>aaaaaaaaaaaa'])(
    'asks nobody about %s',
    async (hash) => {
      const { calls } = draw(hash);
      expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  it('says that a link is not one of ours', async () => {
    draw(`#${token}`);
    fireEvent.click(await screen.findByRole('button', { name: 'End these mails' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });
});
