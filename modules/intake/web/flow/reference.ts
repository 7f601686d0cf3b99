const kept = 'hedo.intake.reference';

/** The reference number of what was sent in this tab, so that a reload shows it again. */
export const readReference = (): string | null => {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    return null;
  }
};

/** Remembers it for this tab; null forgets it. */
export const keepReference = (reference: string | null): void => {
  try {
    if (reference === null) sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, reference);
  } catch {
    // The open page still shows it.
  }
};
