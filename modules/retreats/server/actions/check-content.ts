import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { atlas, zones } from '#modules/geo/public';
import { money } from '#modules/money/public';
import type { RetreatContent } from '../../schemas/content';

const trimLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** Finds coordinates and zone of a place by its name where they were left empty. */
const completePlace = (core: Core, place: RetreatContent['place']): RetreatContent['place'] => {
  const name = place.name.trim();
  const complete = { ...place, name, address: place.address.trim(), zone: place.zone.trim() };
  if (complete.zone !== '' && !core.port(zones).isZone(complete.zone))
    throw invalid('place.zone', 'Enter a time zone such as Europe/Lisbon.');
  if ((complete.latitude === null) !== (complete.longitude === null))
    throw invalid(complete.latitude === null ? 'place.latitude' : 'place.longitude', 'Enter both coordinates or none.');
  if (complete.latitude !== null && complete.longitude !== null) {
    const town = complete.zone === '' ? core.port(atlas).near(complete.latitude, complete.longitude) : null;
    return { ...complete, zone: complete.zone || (town?.zone ?? '') };
  }
  const town = name === '' ? null : core.port(atlas).find(name);
  if (!town) return complete;
  return { ...complete, latitude: town.latitude, longitude: town.longitude, zone: complete.zone || town.zone };
};

const checkQuestions = ({ questions }: RetreatContent): void => {
  const ids = new Set<string>();
  for (const [at, { id, label, kind, options }] of questions.entries()) {
    if (ids.has(id)) throw invalid(`questions.${at}.id`, 'Two questions have the same id.');
    ids.add(id);
    if (label.trim() === '') throw invalid(`questions.${at}.label`, 'Write the question, or remove it.');
    if (kind === 'choice' && trimLines(options).length < 2)
      throw invalid(`questions.${at}.options`, 'A choice needs two options at least.');
  }
};

const checkPolicy = ({ terms: { policy } }: RetreatContent): void => {
  for (const [at, step] of policy.entries()) {
    const before = policy[at - 1];
    if (before && (step.daysBefore >= before.daysBefore || step.refundPercent > before.refundPercent))
      throw invalid(
        `terms.policy.${at}.daysBefore`,
        'Order the steps from the earliest to the latest; later ones give back less.',
      );
  }
};

/** Hosts who have an account must be practitioners: they will see who takes part. */
const checkHosts = async (core: Core, trx: Knex.Transaction, { hosts }: RetreatContent): Promise<void> => {
  for (const [at, { name, userId }] of hosts.entries()) {
    if (name.trim() === '') throw invalid(`hosts.${at}.name`, 'Name the host, or remove them.');
    if (userId === null) continue;
    const found = await core.people.accounts(trx, 'practitioner').where({ id: userId }).first();
    if (!found) throw invalid(`hosts.${at}.userId`, 'Choose a practitioner with an account.');
  }
};

/** What staff typed as it is stored. Throws 422 for what contradicts itself, and for a text that is too tangled to draw. */
export const checkContent = async (
  core: Core,
  trx: Knex.Transaction,
  content: RetreatContent,
): Promise<RetreatContent> => {
  checkQuestions(content);
  checkPolicy(content);
  await checkHosts(core, trx, content);
  if (!(await core.port(money).taxRates(trx)).has(content.taxCode))
    throw invalid('taxCode', 'Choose one of the tax rates.');
  core.markdown(content.text);
  return {
    ...content,
    title: content.title.trim(),
    focus: content.focus.trim(),
    summary: content.summary.trim(),
    partnerName: content.partnerName.trim(),
    place: completePlace(core, content.place),
    included: trimLines(content.included),
    notIncluded: trimLines(content.notIncluded),
    packing: trimLines(content.packing),
    faq: content.faq.filter(({ question }) => question.trim() !== ''),
    questions: content.questions.map((question) => ({ ...question, options: trimLines(question.options) })),
  };
};
