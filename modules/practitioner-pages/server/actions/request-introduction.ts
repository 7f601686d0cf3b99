import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { introductionTimes, practitionerRecords } from '#modules/matching/public';
import { slotTaken } from '#modules/scheduling/public';
import type { IntroductionInput } from '../../schemas/introduction';
import { confirmHours, noticeHours } from '../../schemas/values';
import { confirmMail } from '../introduction-mails';
import { Introduction } from '../models/introduction';
import type { Page } from '../models/page';
import { createToken, encryptGuest, hashToken } from '../queries/introductions';

const hourMs = 3_600_000;
const plainEmail = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@.]+$/u;

/**
 * Writes to the address of a guest; the time is reserved by the link in that mail and not before. The answer is the same whoever has
 * the address, and when it gets no further mail in this hour.
 */
export const requestIntroduction = async (
  core: Core,
  trx: Knex.Transaction,
  page: Page,
  input: IntroductionInput,
): Promise<void> => {
  const email = input.email.trim().toLowerCase();
  const name = input.name.trim();
  if (name === '') throw invalid('name', 'Enter your name.');
  if (!plainEmail.test(email)) throw invalid('email', 'Enter an address such as name@example.com.');
  const record = (await core.port(practitionerRecords).list(trx, [page.practitionerId])).get(page.practitionerId);
  if (!record || record.availability === 'closed')
    throw conflict('not-open', 'This practitioner takes nobody new at the moment. Choose another one.');
  const start = Date.parse(input.start);
  if (Number.isNaN(start) || start < Date.now() + noticeHours * hourMs)
    throw invalid('start', 'This time is not offered. Choose one from the list.');
  const day = new Date(start - 24 * hourMs).toISOString().slice(0, 10);
  const { starts, minutes } = await core
    .port(introductionTimes)
    .listSlots(trx, page.practitionerId, { zone: input.zone, from: day });
  const startsAt = new Date(start).toISOString();
  if (!starts.includes(startsAt)) throw slotTaken();
  if (!(await core.mail.canNotify(email))) return;
  const [id, token] = [randomUUID(), createToken()];
  const row = await Introduction.query(trx).insertAndFetch({
    ...{ id, tokenHash: hashToken(token), language: input.language, zone: input.zone, startsAt },
    ...{ practitionerId: page.practitionerId, practitionerUserId: page.userId },
    guestSealed: encryptGuest(core, id, { name, email, message: input.message.trim() }),
    endsAt: new Date(start + minutes * 60_000).toISOString(),
    expiresAt: new Date(Math.min(Date.now() + confirmHours * hourMs, start - hourMs)).toISOString(),
  });
  await core.mail.send(trx, confirmMail(core, row, email, page.publishedFacts?.name ?? page.name, token));
};
