import type { Knex } from 'knex';
import { conflict, type Problem, withMembers } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { inbox } from '#modules/consultations/public';
import { crisisGate } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import type { HandOff } from '../../schemas/assistant';

/** What an inbox takes, in characters. */
const longest = 5000;
const withheld = 'Asks to be contacted. What they wrote is withheld: it may speak of a crisis. Please answer soon.';

const letterOf = ({ message, talk = [] }: HandOff): string => {
  const said = talk.map(({ by, text }) => `${by === 'person' ? 'Asked' : 'Guide'}: ${text}`).join('\n\n');
  const parts = [message.trim(), ...(said === '' ? [] : [`Conversation with the guide:\n\n${said}`])];
  const letter = parts.filter((part) => part !== '').join('\n\n');
  if (letter === '') return 'Asks to be contacted.';
  return letter.length <= longest ? letter : `${letter.slice(0, longest - 1)}…`;
};

/** Above the limit: the refusal says that help is to be shown when the words speak of danger. */
export const requestPersonOverLimit = async (wish: HandOff, refused: Problem): Promise<Problem | null> =>
  (await assessCrisisInTurns(letterOf(wish))).level >= 2 ? withMembers(refused, { help: true }) : null;

/** Passes a wish on to the team's inbox; what may speak of a crisis is withheld, the wish is not. */
export const requestPerson = async (
  core: Core,
  trx: Knex.Transaction,
  user: User | null,
  wish: HandOff,
): Promise<{ readonly reference: string }> => {
  const [team] = core.ports(inbox);
  if (!team) throw conflict('nobody-there', 'There is nobody to pass this on to here.');
  const letter = letterOf(wish);
  const { level } = await core.port(crisisGate).assess(letter);
  const { reference } = await team.add(trx, {
    kind: 'assistant',
    name: wish.name.trim(),
    email: wish.email,
    message: level >= 2 ? withheld : letter,
    userId: user?.id ?? null,
  });
  return { reference };
};
