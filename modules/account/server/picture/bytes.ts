import { Problem } from '#core/contract/errors';
import { pictureLimits } from '../../schemas/values';

/** A picture whose structure was read from beginning to end, without anything that is not needed to show it. */
export interface Picture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly body: Buffer;
}

/** Throws 422 with words for the person. */
export const refuse = (message: string): never => {
  throw new Problem(422, 'unfit-picture', message, { fields: [{ path: 'picture', message }] });
};
export const broken = (): never => refuse('This picture is damaged or not complete. Choose another one.');

/** Refuses what would take a phone's memory to show. */
export const checkSize = (width: number, height: number): void => {
  if (width < 1 || height < 1) broken();
  if (width > pictureLimits.side || height > pictureLimits.side)
    refuse(`This picture is larger than ${pictureLimits.side} pixels on one side. Make it smaller first.`);
};
