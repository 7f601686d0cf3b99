// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { DateField } from './date-field';
import { getDateOrder, isRealDate, joinDate, splitDate } from './date-parts';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('DateField', () => {
  test('reports what is typed so far, and the whole date once it is whole', () => {
    render(<Form />);
    write('Day', '9');
    expect(screen.getByRole('status').textContent).toBe('--09');
    write('Month', '4');
    write('Year', '1948');
    expect(screen.getByRole('status').textContent).toBe('1948-04-09');
    write('Year', '');
    write('Month', '');
    write('Day', '');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('a pasted date fills all boxes', () => {
    render(<Form />);
    fireEvent.paste(screen.getByLabelText('Day'), { clipboardData: { getData: () => ' 1948-04-09 ' } });
    expect(screen.getByRole('status').textContent).toBe('1948-04-09');
  });

  test('takes digits only', () => {
    render(<Form />);
    write('Year', '19a4');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('194');
  });
});

describe('the parts of a date', () => {
  test.each(['', '1948-04-09', '1948--', '--09'])('%j survives splitting and joining', (value) => {
    expect(joinDate(splitDate(value))).toBe(value);
  });

  test.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-02-29', true],
    ['1948-04-31', false],
    ['1948-13-01', false],
    ['1948-00-10', false],
    ['1948-4-9', false],
    ['0004-02-29', true],
  ])('%s is a real date: %s', (value, real) => {
    expect(isRealDate(value)).toBe(real);
  });

  test('the boxes follow the order of the language', () => {
    expect(getDateOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(getDateOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(getDateOrder('sv-SE')).toEqual(['year', 'month', 'day']);
  });
});
