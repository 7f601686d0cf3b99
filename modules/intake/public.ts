import { definePort, defineSlot } from '#core/contract/public';

/** Where an account's newest questionnaire stands; never a word of it. */
export interface SentIntake {
  readonly intakeId: string;
  readonly reference: string;
  readonly journeyType: 'self' | 'practitioner' | 'hospitality';
  readonly state: 'received' | 'contacted' | 'planned';
  /** ISO instants. */
  readonly submittedAt: string;
  readonly contactDueAt: string;
  readonly planDueAt: string;
}
export interface Intakes {
  /** The newest one of each of these accounts; those without one are absent. */
  sentBy(userIds: readonly string[]): Promise<ReadonlyMap<string, SentIntake>>;
}
export const intakes = definePort<Intakes>('intake');

/** How many questionnaires wait for the team. */
export interface IntakeStanding {
  /** `due`: not planned yet and in time; `overdue`: the next promise is late. */
  waiting(db: PortDatabase): Promise<{ readonly due: number; readonly overdue: number }>;
}
export const intakeStanding = definePort<IntakeStanding>('intake.standing');

/** In the head of an opened intake, next to 'Write by mail': ways to a sender who has a client's account. `onWritten` once something is sent. */
export const intakeActs = defineSlot<{
  readonly clientId: string;
  readonly name: string;
  readonly onWritten: () => void;
}>('intake.acts');
