// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { noFilters } from '../../../lib/filters';
import type { WishesInput, WishesView } from '../../../schemas/wishes';
import { Wishes } from './wishes';

configure({ asyncUtilTimeout: 8000 });

const none: WishesView = {
  ...{ confirmed: [], refused: [], own: [], ownNeeds: [], filters: noFilters, placeLabel: null },
  ...{ languages: ['English', 'German'], reach: { left: 24, all: 24, without: [] } },
};
const title = (en: string) => ({ en, de: en, es: en });
const open = (stored: WishesView = none, folded = false) => {
  const sent: WishesInput[] = [];
  renderPage(<Wishes folded={folded} />, {
    api: {
      'GET /api/matching/wishes': stored,
      'GET /api/matching/needs': {
        suggested: [
          { id: 'grief', from: { sentence: 'I miss her.', laborNumber: 3 } },
          { id: 'sleep', from: null },
        ],
        topics: [
          { id: 'grief', title: title('Grief') },
          { id: 'sleep', title: title('Sleep') },
        ],
      },
      'PUT /api/matching/wishes': ({ body }: { body?: unknown }) => {
        sent.push(body as WishesInput);
        return { ...stored, ...(body as WishesInput), ownNeeds: (body as WishesInput).own.map(() => []) };
      },
    },
  });
  return sent;
};

it('shows a suggestion with its sentence, and takes a yes and a no', async () => {
  const sent = open();
  expect(await screen.findByText('Labor 3: “I miss her.”')).toBeTruthy();
  expect(screen.getByText('Some of your words point to it.')).toBeTruthy();
  expect(screen.getByText(/You have confirmed nothing yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'This is mine: Grief' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Grief' }));
  await waitFor(() => expect(sent.map(({ confirmed }) => confirmed)).toEqual([['grief'], []]));
  fireEvent.click(await screen.findByRole('button', { name: 'Not this: Grief' }));
  await waitFor(() => expect(sent.at(-1)?.refused).toEqual(['grief']));
  expect(await screen.findByText(/1 suggestion put aside/)).toBeTruthy();
});

it('says of own words that nothing was recognized in them', async () => {
  const sent = open();
  fireEvent.change(await screen.findByLabelText('In your own words'), { target: { value: ' xyzzy quux ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent.at(-1)?.own).toEqual(['xyzzy quux']));
  expect(await screen.findByText(/recognizes no need in it/)).toBeTruthy();
});

it('refuses a price that is none, and offers what to give up where nobody is left', async () => {
  const filters = { ...noFilters, language: 'German', mostPrice: 10 };
  const without = [
    { filter: 'language', left: 0 },
    { filter: 'mostPrice', left: 5 },
  ] as const;
  const sent = open({ ...none, filters, reach: { left: 0, all: 24, without: [...without] } });
  fireEvent.change(await screen.findByLabelText('Euros an hour at most'), { target: { value: '1.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Give a whole number from 0 to 2000.')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: /Without “Language”/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Without “Euros an hour at most”: 5' }));
  await waitFor(() => expect(sent.at(-1)?.filters).toEqual({ ...filters, mostPrice: null }));
});

it('folds into a line that counts', async () => {
  open({ ...none, own: ['I want to sleep'], filters: { ...noFilters, mode: 'online' } }, true);
  expect(await screen.findByText('1 need, 1 filter')).toBeTruthy();
  expect(screen.queryByLabelText('In your own words')).toBeNull();
});

it('stays open next to matches where nobody meets the filters', async () => {
  open({ ...none, filters: { ...noFilters, mode: 'online' }, reach: { left: 0, all: 24, without: [] } }, true);
  expect(await screen.findByText('Nobody meets all of this')).toBeTruthy();
});
