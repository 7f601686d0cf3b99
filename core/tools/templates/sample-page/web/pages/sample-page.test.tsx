// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { SamplePage } from './sample-page';

describe('the page at /sample-page', () => {
  it('greets the person by name', async () => {
    renderPage(<SamplePage />, { api: { 'GET /api/sample-page/me': { firstName: 'Ann' } } });
    expect(await screen.findByText('A page for you, Ann.')).toBeTruthy();
  });

  it('says what went wrong and offers another try', async () => {
    const detail = 'Your account may not do this.';
    const refused = new Answer(403, { status: 403, code: 'denied', detail });
    renderPage(<SamplePage />, { api: { 'GET /api/sample-page/me': refused } });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByText('Try again')).toBeTruthy();
  });
});
