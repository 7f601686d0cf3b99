import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Core } from '#core/contract/server';
import { type TestApp, testApp } from '#core/testing/app';
import { testVault } from '#core/testing/vault';
import { aLaborResponse } from '#modules/labors/testing/factory';
import type { CrisisLevel } from '#modules/safety/public';
import { checkAnswers } from './crisis-findings';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['synthesis'] });
});
afterAll(() => app?.stop());

const danger = 'I want to kill myself and I have the pills at home.';
const calmWords = 'On Tuesday the shop was closed and I walked home by the canal.';

/** What is found in one answer by a gate that says this of every text. */
const find = async (text: string, levels: readonly CrisisLevel[]) => {
  const client = await app.as('client');
  const { id } = await aLaborResponse(client, 7, text);
  const answer = { responseId: id, laborNumber: 7, laborName: 'Power & Money', version: 1, text, updatedAt: '' };
  let finding: Awaited<ReturnType<typeof checkAnswers>> | undefined;
  for (const level of levels) {
    const gate = { assess: async () => ({ level, categories: [], findings: [] }) };
    const core = { db: app.knex, vault: await testVault(app), port: () => gate } as unknown as Core;
    finding = await checkAnswers(core, client.userId, [answer]);
  }
  return { id, finding };
};

it('names an answer that the gate raised, though no rule finds anything in its text', async () => {
  const { id, finding } = await find(calmWords, [1]);
  expect([...(finding?.raised.keys() ?? [])]).toEqual([id]);
});

it('names an answer in which a rule finds something that was not there when it was read first', async () => {
  const { id, finding } = await find(danger, [0, 0]);
  expect([...(finding?.raised.keys() ?? [])]).toEqual([id]);
  expect(finding).toMatchObject({ help: true, isNew: true });
});

it('remembers what the gate found in a version, and names no answer without a finding', async () => {
  const { id, finding } = await find(calmWords, [1, 0]);
  expect([...(finding?.raised.keys() ?? [])]).toEqual([id]);
  expect([...((await find(calmWords, [0])).finding?.raised.keys() ?? ['something'])]).toEqual([]);
});
