/** Where one begins in earnest; the page of another module. */
export const questionnaire = '/enhanced-intake';
