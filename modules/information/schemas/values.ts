/** Pages whose words the operator answers for. */
export const legalPages = ['imprint', 'privacy', 'terms', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];
