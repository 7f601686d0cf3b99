import type { LaborAnswer } from '../../public';
import { twelveLabors } from '../../schemas/twelve-labors';

/** An invented person with answers as people write them. The sentences were written before, and apart from, any theme. */
export interface Writer {
  readonly name: string;
  /** Text by Labor number. */
  readonly answers: Readonly<Record<number, string>>;
}

const names = twelveLabors.map(({ name }) => name);

/** A writer's answers as the labors module hands them out. */
export const answersOf = ({ answers }: Writer): LaborAnswer[] =>
  Object.entries(answers).map(([number, text]) => ({
    responseId: `00000000-0000-4000-8000-${number.padStart(12, '0')}`,
    laborNumber: Number(number),
    laborName: names[Number(number) - 1] ?? '',
    text,
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
  }));
