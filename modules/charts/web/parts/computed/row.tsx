import type { ReactNode } from 'react';

/** One value and how it came about. */
export const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
