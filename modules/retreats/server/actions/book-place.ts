import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { money } from '#modules/money/public';
import { secondUniverse } from '#modules/profile/public';
import { lastDay, today } from '../../lib/days';
import { priceOn, scheduleOf } from '../../lib/price';
import type { RetreatContent } from '../../schemas/content';
import type { PlaceDetails, PlaceInput } from '../../schemas/place';
import { bookedMail } from '../mails';
import { Paper, Place } from '../models/place';
import { Retreat } from '../models/retreat';
import { type RetreatDate, Room } from '../models/retreat-date';
import { encryptDetails } from '../queries/place-details';
import { purposeOf } from '../queries/places';
import { earlyBirdOf } from '../views/date';
import { lockDate } from './offer-free-places';
import { takePlaces } from './take-places';

// Without 0, 1, I, L, O and U: read aloud they stay what they are.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const createReference = (): string => {
  const letters = [...randomBytes(32)].filter((byte) => byte < 240).map((byte) => signs[byte % signs.length] ?? '');
  return `RE-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
};

interface Choice {
  readonly date: RetreatDate;
  readonly room: Room;
  readonly content: RetreatContent;
  readonly sample: boolean;
}

/** What was chosen, locked. Throws 404 for what everybody may not see, 409 for what cannot be booked now. */
const lockChoice = async (trx: Knex.Transaction, { dateId, roomId }: PlaceInput): Promise<Choice> => {
  const date = await lockDate(trx, dateId);
  const retreat = date?.retreatId
    ? await Retreat.query(trx).findOne({ id: date.retreatId, status: 'published' })
    : null;
  if (!date || !retreat || date.status === 'cancelled') throw notFound('date');
  const room = await Room.query(trx).findOne({ id: roomId, date_id: dateId }).forUpdate();
  if (!room) throw notFound('room');
  if (date.startsOn <= today() || date.status !== 'open')
    throw conflict('not-open', 'This date cannot be booked any more. Choose another one.');
  return { date, room, content: retreat.content, sample: retreat.sample };
};

const checkAnswers = ({ questions }: RetreatContent, { answers }: PlaceInput): PlaceDetails['answers'] =>
  questions.flatMap(({ id, label, kind, options, required }) => {
    const text = answers.find(({ question }) => question === id)?.text.trim() ?? '';
    const path = `answers.${id}`;
    if (text === '' && required) throw invalid(path, 'Answer this question.');
    if (text === '') return [];
    if (kind === 'choice' && !options.includes(text)) throw invalid(path, 'Choose one of the answers.');
    if (kind === 'yes-no' && text !== 'yes' && text !== 'no') throw invalid(path, 'Answer with yes or no.');
    return [{ label, text }];
  });

const detailsOf = (content: RetreatContent, input: PlaceInput): PlaceDetails => {
  const health = input.health.trim();
  if (health !== '' && !input.healthConsent)
    throw invalid('healthConsent', 'Allow us to pass this on to those who lead the retreat, or remove it.');
  return {
    diet: [...input.diet],
    dietNote: input.dietNote.trim(),
    health: health === '' ? null : health,
    emergencyContact: input.emergencyContact.trim(),
    answers: checkAnswers(content, input),
  };
};

/** The price that counts now has to be the one that the person saw. */
const checkPrice = ({ date, room }: Choice, { price }: PlaceInput): { minor: number; currency: string } => {
  const now = { minor: priceOn(room.priceMinor, earlyBirdOf(date), today()), currency: date.currency ?? 'USD' };
  if (now.minor !== price.minor || now.currency !== price.currency)
    throw conflict(
      'price-changed',
      'The price has changed since you opened this page. Look at it again before you book.',
      {
        price: now,
      },
    );
  return now;
};

/** First and last day, in the language that the retreat is written in. */
const formatDays = ({ startsOn, days }: RetreatDate, language: string): string => {
  const [from, to] = [startsOn, lastDay(startsOn, days)].map((day) => new Date(`${day}T00:00:00Z`));
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return from && to ? format.formatRange(from, to) : startsOn;
};

const nameOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName}`.trim() || email;

/**
 * Books a place: the date and its room are counted under a lock, price and terms are fixed, and its payment is requested in the same
 * transaction. Throws 404, 409 and 422.
 */
export const bookPlace = async (core: Core, trx: Knex.Transaction, user: User, input: PlaceInput): Promise<Place> => {
  const choice = await lockChoice(trx, input);
  const { date, room, content } = choice;
  if (content.requiresJourney && !(await core.port(secondUniverse).isOpen(user.id)))
    throw conflict(
      'not-open-yet',
      'Retreats open once your twelve Labors, your profile and your reading are there. Your way shows what is missing.',
    );
  if (await Place.query(trx).findOne({ date_id: date.id, user_id: user.id, status: 'booked' }))
    throw conflict('already-booked', 'You have a place on this date already.');
  const details = detailsOf(content, input);
  const price = checkPrice(choice, input);
  if (room.taken >= room.places)
    throw conflict('full', 'The last place in this room was taken a moment ago. Choose another room.');
  await takePlaces(core, trx, date.id, 1, user.id);
  await Room.query(trx)
    .patch({ taken: room.taken + 1 })
    .where({ id: room.id });
  const owned = { id: randomUUID(), userId: user.id };
  const terms = {
    policy: content.terms.policy,
    schedule: scheduleOf(price.minor, content.terms, date.startsOn, today()),
  };
  const row = await Place.query(trx).insertAndFetch({
    ...owned,
    ...{ reference: createReference(), dateId: date.id, roomId: room.id, roomName: room.name, title: date.name },
    ...{ priceMinor: price.minor, currency: price.currency, terms, sample: choice.sample },
    detailsEncrypted: await encryptDetails(core, trx, owned, details),
  });
  for (const kind of content.checklist)
    await Paper.query(trx).insert({
      ...{ id: randomUUID(), placeId: row.id, kind },
      ...{ amountMinor: content.paperAmounts[kind], currency: content.currency },
    });
  await core.port(money).requestPayment(trx, {
    key: purposeOf(row.id),
    purpose: purposeOf(row.id),
    payer: { userId: user.id, email: user.email, name: nameOf(user) },
    currency: price.currency,
    lines: [
      {
        description: `${date.name}, ${room.name}, ${formatDays(date, content.language)}`.slice(0, 200),
        quantity: 1,
        unitAmount: price.minor,
        taxCode: content.taxCode,
      },
    ],
    schedule: terms.schedule,
    policy: terms.policy,
    startsOn: date.startsOn,
    payee: null,
    returnPath: `/retreats/places/${row.id}`,
  });
  await core.mail.send(
    trx,
    bookedMail(user.email, row.reference, row.title, `${core.config.baseUrl}/retreats/places/${row.id}`),
  );
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.place-booked',
    subject: user.id,
    object: `retreat-place:${row.id}`,
  });
  return row;
};
