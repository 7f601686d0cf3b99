import { vi } from 'vitest';

/*
 * Runs before each test file of pages: a first answer is drawn as soon as it is there. In a browser React draws it in slices, whose
 * number depends on the load of the machine; tests of browsers see that.
 */
vi.mock('react', async (importActual) => ({
  ...(await importActual<typeof import('react')>()),
  useDeferredValue: <T>(value: T): T => value,
}));
