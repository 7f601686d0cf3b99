import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import type { FieldError } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { mailAddress } from '../../lib/mail-address';
import { checkOwn, type OwnForm } from '../../lib/own-questions';
import type { Answers } from '../../schemas/answers';
import { joinEmergencyContact, sensitiveAnswers } from '../../schemas/check';
import { intakeChanged } from '../../schemas/events';
import { fieldOf } from '../../schemas/fields';
import type { IntakeReceipt } from '../../schemas/intake';
import { submitStep } from '../../schemas/steps';
import { confirmationMail, noticeMail } from '../mails';
import { Intake } from '../models/intake';
import { IntakeDraft, ResumeLink } from '../models/intake-draft';
import { finished, pathOf, unfit } from '../policies/answers';
import { listMisfits } from '../policies/birth-offset';
import { hiddenFrom, hiddenOwnFrom, withoutOwn } from '../queries/draft';
import { type Holder, lockDraft, type Opened, sentIntakes } from '../queries/draft-access';
import { type Kept, type Origin, openGroups, sealGroups } from '../queries/encrypted-answers';
import type { Forms } from '../queries/form';
import { hashOf, newReference, newToken } from '../tokens';
import { carryBirth } from './carry-birth';
import { openOrNew } from './create-draft';
import { noteStepTime } from './save-draft';

/** The same form from the same address within this time is the same form, even without a cookie. */
const sameMinutes = 10;
/** Confirmations one address gets within a day; who types a stranger's address shall not fill that mailbox. */
const confirmationsADay = 3;

/** What was sent, and next to it what this device was never shown. */
const withHidden = async (core: Core, trx: Knex, sent: Answers, open: Opened | null): Promise<Kept> => {
  if (!open) return { answers: sent, writers: {}, origins: {} };
  const kept = await openGroups(core, trx, 'intake_drafts', open.draft);
  const hidden = hiddenFrom(kept, open.device).filter((name) => (sent[name] ?? '') === '');
  const own = Object.entries(kept.answers.additional ?? {}).filter(
    ([name]) => hiddenOwnFrom(kept, open.device).includes(name) && (sent.additional?.[name] ?? '') === '',
  );
  const additional = { ...sent.additional, ...Object.fromEntries(own) };
  return {
    answers: {
      ...sent,
      ...Object.fromEntries(hidden.map((name) => [name, kept.answers[name]])),
      ...withoutOwn({ additional }, []),
    },
    writers: {},
    // An answer that was given before stays with the form that it was given to.
    origins: Object.fromEntries(
      Object.entries(kept.origins).filter(([name]) =>
        isDeepStrictEqual(kept.answers.additional?.[name], additional[name]),
      ),
    ),
  };
};

/** What does not fit of the added questions, as they stood in the form that was answered; the specified body has none. */
const listOwnMisfits = (own: OwnForm | null, { answers, origins }: Kept): FieldError[] => {
  const isClosed = (name: string): boolean => (origins[name]?.group ?? 'trauma') !== 'general';
  const refused = answers.consentSensitive === false && Object.keys(answers.additional ?? {}).some(isClosed);
  return [
    ...(refused ? [{ path: 'consentSensitive', message: fieldOf('consentSensitive').message }] : []),
    ...checkOwn(own, answers).map(({ field, message }) => ({ path: field, message })),
  ];
};

/** Whether a stored form says what this one says; a device that does not see everything leaves things out. */
const sameForm = (stored: Answers, given: Answers): boolean =>
  Object.entries(given).every(([name, value]) =>
    isDeepStrictEqual(stored[name as keyof Answers] ?? null, value ?? null),
  );

/** The intake that this form repeats, if any. */
const twinOf = async (
  core: Core,
  trx: Knex,
  holder: Holder,
  email: string,
  given: Answers,
): Promise<Intake | undefined> => {
  const mine = await sentIntakes(trx, holder);
  const recent = await Intake.query(trx)
    .where((query) => {
      query.whereIn('id', [...mine]).orWhere((same) => {
        same.where({ email, user_id: holder.user?.id ?? null });
        same.whereRaw("submitted_at > now() - (? * interval '1 minute')", [sameMinutes]);
      });
    })
    .orderBy('submitted_at', 'desc')
    .limit(20);
  for (const row of recent) if (sameForm((await openGroups(core, trx, 'intakes', row)).answers, given)) return row;
  return undefined;
};

/** Secrets of the links that a visitor is mailed; null for a sender with an account, who needs none. */
interface Links {
  readonly withdraw: string;
  readonly status: string;
}

const insertIntake = async (
  core: Core,
  trx: Knex.Transaction,
  {
    userId,
    links,
    form,
  }: { readonly userId: string | null; readonly links: Links | null; readonly form: string | null },
  email: string,
  kept: Kept,
): Promise<Intake> => {
  const { answers, origins } = kept;
  const isClosed = ([, { group }]: [string, Origin]): boolean => group !== 'general';
  const hasSensitive = sensitiveAnswers(answers).length > 0 || Object.entries(origins).some(isClosed);
  const id = randomUUID();
  const now = fn.now();
  return Intake.query(trx).insertAndFetch({
    id,
    reference: newReference(),
    userId,
    email,
    firstName: answers.firstName?.trim() ?? '',
    lastName: answers.lastName?.trim() ?? '',
    journeyType: pathOf(answers),
    form,
    withdrawHash: links && hashOf(links.withdraw),
    statusHash: links && hashOf(links.status),
    ...(await sealGroups(core, trx, 'intakes', { id, userId }, kept)),
    ...(answers.consentAnswers ? { consentAnswersAt: now } : {}),
    ...(answers.consentSensitive && hasSensitive ? { consentSensitiveAt: now } : {}),
    contactDueAt: raw("now() + interval '48 hours'"),
    planDueAt: raw("now() + interval '7 days'"),
  });
};

/** The draft gives its answers up to the intake; links to it die. */
const closeDraft = async (trx: Knex.Transaction, draft: IntakeDraft, intakeId: string): Promise<void> => {
  if (draft.step === submitStep) await noteStepTime(trx, draft);
  await IntakeDraft.query(trx)
    .findById(draft.id)
    .patch({
      intakeId,
      email: null,
      generalSealed: null,
      medicalSealed: null,
      traumaSealed: null,
      version: draft.version + 1,
      updatedAt: fn.now(),
    });
  await ResumeLink.query(trx).delete().where({ draft_id: draft.id });
};

/** A sender with an account is written to there, whatever address was typed. */
const tell = async (
  core: Core,
  trx: Knex.Transaction,
  { user }: Holder,
  { email, reference }: Intake,
  links: Links | null,
): Promise<void> => {
  const { baseUrl, contactEmail } = core.config;
  const today = await Intake.query(trx)
    .where({ email })
    .whereRaw("submitted_at > now() - interval '1 day'")
    .resultSize();
  if (today <= confirmationsADay && (user || (await core.mail.canNotify(email))))
    await core.mail.send(trx, confirmationMail(user?.email ?? email, baseUrl, reference, links));
  await core.mail.send(trx, noticeMail(contactEmail, reference, baseUrl));
};

/**
 * Takes the finished form. A signed-in sender's is bound to that account, whatever address was typed; a visitor's to nobody until
 * the address is verified. `wanted` is the version of the words that were answered. The same form again answers the first receipt. `token` is for the cookie of a browser that had none.
 */
export const submitIntake = async (
  core: Core,
  forms: Forms,
  trx: Knex.Transaction,
  holder: Holder,
  sent: Answers,
  wanted?: string,
): Promise<{ readonly receipt: IntakeReceipt; readonly token: string | null }> => {
  const email = mailAddress(sent.email);
  // One at a time for an address: two presses of a button must see each other.
  if (email !== null) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`intake:${email}`]);
  const open = await lockDraft(trx, holder);
  const form = await forms.findVersion(trx, wanted);
  const hidden = await withHidden(core, trx, sent, open);
  const merged = hidden.answers;
  const origins = { ...(await forms.readOrigins(trx, wanted, merged.additional)), ...hidden.origins };
  const normalize = (form: Answers): Answers =>
    finished({ ...form, email, emergencyContact: joinEmergencyContact(form) });
  const twin = email === null ? undefined : await twinOf(core, trx, holder, email, normalize(sent));
  if (twin) return { receipt: { id: twin.id, reference: twin.reference }, token: null };
  const kept: Kept = { answers: merged, writers: {}, origins };
  const wrong = [...listMisfits(core, merged), ...listOwnMisfits(await forms.findOwn(trx, form), kept)];
  if (wrong.length > 0 || email === null) throw unfit(wrong);
  const links = holder.user ? null : { withdraw: newToken(), status: newToken() };
  const row = await insertIntake(core, trx, { userId: holder.user?.id ?? null, links, form }, email, {
    ...kept,
    answers: normalize(merged),
  });
  if (holder.user) await carryBirth(core, trx, holder.user.id, merged);
  await core.events.emit(trx, intakeChanged, { intakeId: row.id, change: 'created' });
  const opened = await openOrNew(core, trx, holder);
  await closeDraft(trx, opened.draft, row.id);
  await tell(core, trx, holder, row, links);
  core.log.info('a questionnaire was sent', { intake: row.id });
  return { receipt: { id: row.id, reference: row.reference }, token: opened.token };
};
