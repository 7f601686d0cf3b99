// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChartFrame } from './chart-frame';
import { formatCsv } from './csv';
import { toSvgFile } from './svg-file';

afterEach(cleanup);

test('the table tells what the drawing tells', () => {
  render(
    <ChartFrame
      title="Where people leave"
      unit="People"
      source="Figures as of 21 November 2026"
      fileName="intake"
      figures={{
        columns: ['Step', 'Reached'],
        rows: [
          ['Path', 642],
          ['Intentions', null],
        ],
      }}
    >
      <svg role="img" aria-label="Fewer at every step" />
    </ChartFrame>,
  );
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table: Where people leave' }));
  expect(screen.queryByRole('img')).toBeNull();
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map((one) => one.textContent));
  expect(cells).toEqual([
    ['Step', 'Reached'],
    ['Path', '642'],
    ['Intentions', '–'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as drawing: Where people leave' }));
  expect(screen.getByRole('img')).toBeTruthy();
});

test('files of figures are plain text, whatever is in them', () => {
  const rows = [
    ['Step', 'Reached'],
    ['Family, childhood', 372],
    ['=SUM(A1:A9)', -1],
    ['the "hidden" one', null],
  ];
  expect(formatCsv(rows)).toBe(
    'Step,Reached\r\n"Family, childhood",372\r\n\'=SUM(A1:A9),-1\r\n"the ""hidden"" one",\r\n',
  );
});

test('a saved drawing carries its colours and leaves the page’s classes behind', () => {
  const { container } = render(
    <svg className="chart" viewBox="0 0 10 10" role="img" aria-label="A line">
      <path className="line" d="M0 0h10" style={{ fill: 'none', opacity: 0.5 }} />
    </svg>,
  );
  const file = toSvgFile(container.querySelector('svg') as SVGSVGElement);
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(file).toContain('opacity="0.5"');
  expect(file).not.toContain('class=');
});
