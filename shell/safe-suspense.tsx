import { type ReactNode, Suspense } from 'react';

let isWithoutSuspense = false;

/** For the server: draws without Suspense, so that what fails inside one is thrown. */
export const renderWithoutSuspense = <T,>(draw: () => T): T => {
  isWithoutSuspense = true;
  try {
    return draw();
  } finally {
    isWithoutSuspense = false;
  }
};

/** Shows `waiting` until what is inside has loaded. */
export const SafeSuspense = ({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) =>
  isWithoutSuspense ? children : <Suspense fallback={waiting}>{children}</Suspense>;
