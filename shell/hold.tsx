import { type ReactNode, Suspense } from 'react';

let bare = false;

/** For the server: draws without Suspense, so that what fails inside one is thrown. */
export const drawBare = <T,>(draw: () => T): T => {
  bare = true;
  try {
    return draw();
  } finally {
    bare = false;
  }
};

/** Shows `waiting` until what is inside has loaded. */
export const Hold = ({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) =>
  bare ? children : <Suspense fallback={waiting}>{children}</Suspense>;
