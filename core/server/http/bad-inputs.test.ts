import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { badCases } from '../../testing/bad-cases';
import { proofs, proofsOfModules, sentToModules } from '../../testing/bad-input-proofs';
import { projectFile } from '../root';
import type { ListedRoute } from './module-list';

let app: TestApp;
let routes: Set<string>;

beforeAll(async () => {
  app = await testApp();
  const { body } = await (await app.as('anon')).get('/api/modules');
  routes = new Set((body.routes as ListedRoute[]).map(({ name }) => name));
});
afterAll(() => app?.stop());

const ofModules = proofsOfModules();

describe('the list of bad inputs', () => {
  it('has an answer for every case, and none for a case that does not exist', () =>
    expect([...Object.keys(proofs), ...sentToModules].toSorted()).toEqual(
      badCases()
        .map(({ id }) => id)
        .toSorted(),
    ));

  it('leaves to modules what is sent to them alone, to one module each', () => {
    const ids = ofModules.map(([id]) => id);
    expect(ids.filter((id) => !sentToModules.has(id))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});

describe.each([...Object.entries(proofs), ...ofModules])('%s', (_id, proof) => {
  if ('file' in proof)
    it(`is proven in ${proof.file}`, () => {
      expect(existsSync(projectFile(proof.file))).toBe(true);
      expect(readFileSync(projectFile(proof.file), 'utf8')).toContain(proof.says);
    });
  else if ('until' in proof) it(`waits for ${proof.until}`, () => expect(routes).not.toContain(proof.until));
  else it(`stays open: ${proof.open}`, () => expect(proof.open.length).toBeGreaterThan(20));
});
