import { createElement } from 'react';
import { words } from '#ui';
import { inLine, type OwnLink } from './line';
import styles from './markdown.module.css';
import { type MarkdownPart, toPlainText } from './tree';

type TablePart = Extract<MarkdownPart, { kind: 'table' }>;

/** A table that scrolls sideways when it is wider than the page, and can be reached for that by keyboard. */
export function MarkdownTable({ head, rows, ownLink }: TablePart & { ownLink?: OwnLink | undefined }) {
  const label = `${words().table}: ${head.map(toPlainText).join(', ')}`;
  const heads = head.map((cell) => createElement('th', { scope: 'col' }, inLine(cell, ownLink)));
  const cells = rows.map((row) =>
    createElement('tr', null, ...row.map((cell) => createElement('td', null, inLine(cell, ownLink)))),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      <table>
        <thead>{createElement('tr', null, ...heads)}</thead>
        {createElement('tbody', null, ...cells)}
      </table>
    </section>
  );
}
