// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { projectFile } from '#core/server/root';
import { Answer, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { getDefaultPaperSize } from '#core/web/default-paper-size';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { Toasts } from '#ui';
import { fileName } from '../../api/export-options';
import { coversAny } from '../picture/font-faces';
import { ExportTool } from './export-tool';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));
const place = { lat: 45.50884, lon: -73.58781, tz: 'America/Toronto', fullName: null, birthDate: '1948-04-09' };
const chartAt = (birthTime: string | null) => computeChart({ ...place, birthTime }, resolveLocalTime);
const path = '/api/holistic-profiles/versions/v1';

const saved: { blob: Blob; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  let blob = new Blob();
  URL.createObjectURL = (one) => {
    blob = one as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ blob, name: this.download });
  });
});

const open = async (
  api: RenderOptions['api'] = {},
  time: string | null = '00:05',
  houses?: 'whole' | 'placidus' | 'equal',
) => {
  const { calls } = renderPage(
    <>
      <ExportTool
        profile={{ id: 'v1', version: 3, chart: chartAt(time) }}
        name="Ann Lee"
        born="9 April 1948, 00:05"
        houses={houses}
      />
      <Toasts />
    </>,
    { api },
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export your chart' }));
  return { calls, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Export' })) };
};

test('asks the server for a document as it was configured, and says so when it came', async () => {
  const { calls, dialog, send } = await open({ [`GET ${path}/report.pdf`]: 'bytes' });
  await user.click(dialog.getByRole('radio', { name: /^Full report/ }));
  await user.click(dialog.getByRole('radio', { name: 'US Letter' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Without birth data' }));
  expect(dialog.getByText(/Your own words in the reading stay/)).toBeTruthy();
  await send();
  expect(await screen.findByText('Exported')).toBeTruthy();
  expect(calls.map((call) => call.path)).toEqual([`${path}/report.pdf?paper=letter&birth=0`]);
  expect(saved.map(({ name }) => name)).toEqual(['hedo-report-3-without-birth-data.pdf']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('takes the houses of the page into the file, and whole signs where the birth is left out', async () => {
  const { calls, dialog, send } = await open({ [`GET ${path}/chart.pdf`]: 'bytes' }, '00:05', 'placidus');
  const placidus = dialog.getByRole<HTMLInputElement>('radio', { name: 'Placidus' });
  expect(placidus.checked).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Without birth data' }));
  expect([placidus.disabled, dialog.getByRole<HTMLInputElement>('radio', { name: 'Whole signs' }).checked]).toEqual([
    true,
    true,
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'Without birth data' }));
  await send();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls.map((call) => call.path)).toEqual([`${path}/chart.pdf?paper=letter&houses=placidus&birth=1`]);
});

test('draws a picture by itself, without the birth where that was asked', async () => {
  const { calls, dialog, send } = await open();
  await user.click(dialog.getByRole('radio', { name: /^Picture, SVG/ }));
  expect(dialog.queryByRole('radio', { name: 'A4' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Without birth data' }));
  await send();
  await waitFor(() => expect(saved).toHaveLength(1));
  const svg = (await saved[0]?.blob.text()) ?? '';
  expect(saved[0]?.name).toBe('hedo-bodygraph-3-without-birth-data.svg');
  expect(svg).toContain('Ann Lee');
  expect(svg).toContain('without birth data');
  expect(svg).not.toMatch(/1948|00:05/);
  expect(calls).toEqual([]);
});

test('stays open with what went wrong, and saves nothing', async () => {
  const refusal = {
    title: 'Busy',
    status: 503,
    detail: 'Many documents are being made just now.',
    code: 'unavailable',
  };
  const { dialog, send } = await open({ [`GET ${path}/chart.pdf`]: new Answer(503, refusal) });
  await send();
  expect((await dialog.findByRole('alert')).textContent).toContain('Many documents are being made just now.');
  expect(saved).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Export your chart' })).toBeTruthy();
});

test('offers no wheel to a chart that has none, and says why', async () => {
  const { dialog } = await open({}, null);
  await user.click(dialog.getByRole('radio', { name: /^Picture, PNG/ }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Sky wheel' }).disabled).toBe(true);
  expect(dialog.getByText(/There is no wheel without a time of birth/)).toBeTruthy();
});

test('names files by what is in them, chooses the usual paper, and takes only the fonts it needs', () => {
  const options = { format: 'png', paper: 'a4', picture: 'both', houses: 'whole', birth: true } as const;
  expect(fileName(options, 2)).toBe('hedo-chart-2.png');
  expect(fileName({ ...options, format: 'json', birth: false }, 2)).toBe('hedo-chart-2-without-birth-data.json');
  expect(['en-US', 'de-DE', 'es-MX', 'en'].map(getDefaultPaperSize)).toEqual(['letter', 'a4', 'letter', 'a4']);
  expect(coversAny('U+0020-007E, U+00A0', 'abc')).toBe(true);
  expect(coversAny('U+00A1-00A8, U+2212', 'abc')).toBe(false);
  expect(coversAny('U+2212', '−')).toBe(true);
  expect(coversAny('', 'abc')).toBe(true);
});
