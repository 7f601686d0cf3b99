import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '#ui';
import { inLine, type OwnLink } from './line';
import styles from './markdown.module.css';
import { MarkdownTable } from './markdown-table';
import type { MarkdownPart } from './tree';

export interface MarkdownProps {
  /** The safe tree that the server made of the text. */
  tree: readonly MarkdownPart[];
  /** prose (default): the reading face of articles. plain: the interface's own, for answers and notes. */
  look?: 'prose' | 'plain' | undefined;
  /** How links to own paths are drawn; a bare anchor when left out. Keep to links that look like text. */
  ownLink?: OwnLink | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A Markdown text, set for reading. It draws what the tree can say and nothing else, so no HTML ever gets in. */
export function Markdown({ tree, look = 'prose', ownLink, className }: MarkdownProps) {
  return <div className={classNames(styles.text, styles[look], className)}>{blocks(tree, ownLink)}</div>;
}

/** Children are handed over one by one: a text that stands still needs no keys. */
function blocks(parts: readonly MarkdownPart[], ownLink?: OwnLink): ReactNode {
  return createElement(Fragment, null, ...parts.map((part) => block(part, ownLink)));
}

function block(part: MarkdownPart, ownLink?: OwnLink): ReactNode {
  switch (part.kind) {
    case 'paragraph':
      return <p>{inLine(part.children, ownLink)}</p>;
    case 'heading':
      return createElement(`h${part.level}`, { id: part.id }, inLine(part.children, ownLink));
    case 'quote':
      return <blockquote>{blocks(part.blocks, ownLink)}</blockquote>;
    case 'list':
      return createElement(
        part.ordered ? 'ol' : 'ul',
        part.ordered && part.start !== 1 ? { start: part.start } : null,
        ...part.items.map((item) => createElement('li', null, blocks(item, ownLink))),
      );
    case 'code':
      return (
        <pre>
          <code>{part.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <MarkdownTable {...part} ownLink={ownLink} />;
  }
}
