// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table } from './table';

afterEach(cleanup);

it('leaves cells without content empty, which phones show without their label', async () => {
  const { container } = render(
    <Table
      caption="Payments"
      rows={[{ day: '1 May', reference: null, credit: '' }]}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: 'Day', cell: ({ day }) => day },
        { key: 'reference', head: 'Reference', cell: ({ reference }) => reference },
        { key: 'credit', head: 'Credit', cell: ({ credit }) => credit },
      ]}
    />,
  );
  expect([...container.querySelectorAll('td:empty')].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Reference',
    'Credit',
  ]);
  const css = await readFile('ui-kit/table/table.module.css', 'utf8');
  expect(css).toMatch(/\.cards td:not\([^)]+\):empty \{\s+display: none;/);
});
