import type { Field, Group } from './field';
import type { JourneyType } from './options';
import { closing } from './questions/closing';
import { depths } from './questions/depths';
import { opening } from './questions/opening';
import { partners } from './questions/partners';

export { type Field, type Group, groups } from './field';

/** Every question of the form, in the order of its steps. */
export const fields = { ...opening, ...partners, ...depths, ...closing } as const satisfies Readonly<
  Record<string, Field>
>;

/** Name of one question. */
export type FieldName = keyof typeof fields;
/** Name of a question that staff added: its answer is in the part `additional`. */
export type OwnName = `additional.${string}`;
export type AnswerName = FieldName | OwnName;
/** Names of all questions, in the order of the steps. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];
/** The question behind a name, with its literal type given up. */
export const fieldOf = (name: FieldName): Field => fields[name];
/** Names of the questions whose answers may be read only with a right of its own. */
export const namesOf = (group: Group): readonly FieldName[] =>
  fieldNames.filter((name) => fields[name].group === group);
/** True for answers about health and painful experiences. */
export const isSensitive = (name: FieldName): boolean => fields[name].group !== 'general';
/** True when a path asks a question. */
export const isAsked = (name: FieldName, path: JourneyType): boolean => fieldOf(name).paths?.includes(path) ?? true;
