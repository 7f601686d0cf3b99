import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile } from '#core/server/root';
import { expectWholeMail } from '#core/testing/mail-words';
import { credentialMail, pageDecisionMail } from './page-mails';
import { problemTexts } from './problem-texts';

const home = 'https://hedo.example';
const to = 'ann@example.test';

it.each([
  ...(['approve', 'return', 'hide'] as const).map((what) => pageDecisionMail(to, what, home)),
  ...(['checked', 'refused', 'expiring', 'expired'] as const).map((what) => credentialMail(to, what, 'Diploma', home)),
])('is written in three languages ($kind, $variant)', expectWholeMail);

it('translates only refusals that there are', () => {
  const folder = projectFile('modules/practitioner-pages/server/actions');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const sentence of Object.keys(problemTexts)) expect(sources.join('\n')).toContain(sentence);
});
