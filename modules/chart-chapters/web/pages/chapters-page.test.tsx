// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { Chapter, ChaptersView } from '../../schemas/chapters';
import { ChaptersPage } from './chapters-page';

const path = '/api/holistic-profiles/me/chapters';
const chapter: Chapter = {
  id: 'type.projector',
  title: 'Projector',
  facts: [],
  text: 'The first paragraph.\n\nThe second one.',
  passages: [
    { responseId: 'a', laborNumber: 4, laborName: 'Emotions & Shadow', text: 'Nobody asked me, so I said nothing.' },
  ],
  response: null,
};
const view = (response: Chapter['response'] = null): ChaptersView => ({
  version: 2,
  language: 'en',
  groups: [{ id: 'design', chapters: [{ ...chapter, response }] }],
});
const said = { chapter: 'type.projector', verdict: 'fits', note: null, saidAt: '2026-11-23T10:00:00.000Z' } as const;

describe('the page of chapters', () => {
  it('shows each chapter with its paragraphs and the own sentence, word for word', async () => {
    renderPage(<ChaptersPage />, { api: { [`GET ${path}`]: view() } });
    const section = await screen.findByRole('region', { name: 'Projector' });
    expect(within(section).getByText('The second one.')).toBeTruthy();
    expect(within(section).getByText(/Nobody asked me, so I said nothing\./u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How you are built' }).getAttribute('href')).toBe('#chapters-design');
  });

  it('keeps a verdict once it is saved', async () => {
    renderPage(<ChaptersPage />, {
      api: { [`GET ${path}`]: view(), [`PUT ${path}/type.projector/response`]: said },
    });
    const fits = await screen.findByRole('button', { name: 'Fits' });
    fireEvent.click(fits);
    await expect.poll(() => fits.getAttribute('aria-pressed')).toBe('true');
  });

  it('says why a verdict was not saved, and shows none', async () => {
    const detail = 'Please wait a minute.';
    renderPage(<ChaptersPage />, {
      api: {
        [`GET ${path}`]: view(),
        [`PUT ${path}/type.projector/response`]: new Answer(429, { status: 429, code: 'too-many', detail }),
      },
    });
    const no = await screen.findByRole('button', { name: 'Not me' });
    fireEvent.click(no);
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(no.getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps what was written where a note could not be saved', async () => {
    renderPage(<ChaptersPage />, {
      api: {
        [`GET ${path}`]: view(said),
        [`PUT ${path}/type.projector/response`]: new Answer(503, { status: 503, code: 'busy', detail: 'Try again.' }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a note Projector' }));
    const field = screen.getByLabelText('Your note on Projector');
    fireEvent.change(field, { target: { value: 'only at work' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Try again.')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('only at work');
  });

  it('leads to the profile where there is no chart yet', async () => {
    renderPage(<ChaptersPage />, {
      api: { [`GET ${path}`]: new Answer(404, { status: 404, code: 'not-found', detail: 'No profile.' }) },
    });
    expect(await screen.findByText('There is no chart yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe('/profile');
  });
});
