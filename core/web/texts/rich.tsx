import { Fragment, type ReactNode } from 'react';

/** Puts elements into a text where its catalogue marks them: `rich(texts('agree'), { a: (words) => <Link to="/terms">{words}</Link> })` for `... <a>terms</a>`. */
export const rich = (text: string, marks: Readonly<Record<string, (words: string) => ReactNode>>): ReactNode[] =>
  text.split(/(<(\w+)>.*?<\/\2>)/gs).flatMap((part, at) => {
    if (at % 3 === 2) return [];
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/s.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return [<Fragment key={at}>{marks[name]?.(words) ?? part}</Fragment>];
  });
