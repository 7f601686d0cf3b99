/** Where the team stands with an intake, in order; the last is the end. */
export const intakeStates = ['received', 'contacted', 'planned'] as const;
export type IntakeState = (typeof intakeStates)[number];

/** Orders of the list; the first, what falls due next, is the usual one. */
export const intakeSorts = ['due', 'newest', 'oldest', 'name'] as const;

/** What is needed of step 2 before a birth profile can be kept: everything but the phone number. */
export const birthProfileNeeds = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthTime', 'timezone'] as const;
