import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownLine } from './tree';

/** Draws a link to an own path, for example with the router's Link. */
export type OwnLink = (href: string, text: ReactNode) => ReactNode;

const elements = { emphasis: 'em', strong: 'strong', deleted: 'del' } as const;

/** Runs of text with what is emphasised, struck out or linked in them. */
export function inLine(runs: readonly MarkdownLine[], ownLink?: OwnLink): ReactNode {
  return createElement(Fragment, null, ...runs.map((run) => draw(run, ownLink)));
}

function draw(run: MarkdownLine, ownLink?: OwnLink): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'code':
      return <code>{run.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return link(run.href, inLine(run.children, ownLink), ownLink);
    default:
      return createElement(elements[run.kind], null, inLine(run.children, ownLink));
  }
}

/** Other sites learn neither where the reader came from nor get hold of the window. */
function link(href: string, text: ReactNode, ownLink?: OwnLink): ReactNode {
  const own = /^\/(?!\/)/.test(href);
  if (own && ownLink) return ownLink(href, text);
  return (
    <a href={href} rel={own || href.startsWith('#') ? undefined : 'noreferrer noopener'}>
      {text}
    </a>
  );
}
