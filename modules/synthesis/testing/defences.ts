import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'words of danger hold a reading back until help was shown',
    file: 'modules/synthesis/server/queries/crisis-findings.ts',
    code: 'isNew: [...explicit].some((digest) => !acknowledged.has(digest))',
    without: 'isNew: false',
    test: 'modules/synthesis/server/routes/synthesis.test.ts',
    title: 'holds the reading, makes none, and goes on after the help card was read',
  },
  {
    name: 'passages that their owner keeps back are hidden',
    file: 'modules/synthesis/server/policies/hide-passages.ts',
    code: 'const shown = quotes.filter(({ laborNumber }) => !labors.has(laborNumber));',
    without: 'const shown = quotes;',
    test: 'modules/synthesis/server/policies/hide-passages.test.ts',
    title: 'says in place what is hidden and keeps the rest',
    pure: true,
  },
  {
    name: 'no passage takes in sentences of an answer that raised the crisis gate',
    file: 'modules/synthesis/lib/compose/spans.ts',
    code: 'mayGrow: passage.by === null && !keptOut.answers.has(passage.responseId),',
    without: 'mayGrow: passage.by === null,',
    test: 'modules/synthesis/lib/compose/close-gaps.test.ts',
    title: 'shows no more of an answer that raised the crisis gate than was looked at',
    pure: true,
  },
  {
    name: 'a reading knows which answers raised the crisis gate',
    file: 'modules/synthesis/server/writer/embedded-writer.ts',
    code: 'keptOut: { answers: listDangerous(crisisAnswers), spans: [] },',
    without: 'keptOut: { answers: new Set<string>(), spans: [] },',
    test: 'modules/synthesis/server/writer/embedded-writer.test.ts',
    title: 'is not taken in by another passage of the same answer either',
    pure: true,
  },
  {
    name: 'an answer that the crisis gate raised is one, whatever the rules find',
    file: 'modules/synthesis/server/queries/crisis-findings.ts',
    code: 'const raised = new Map([...levels].filter(([, level]) => level > 0));',
    without: 'const raised = new Map<string, CrisisLevel>();',
    test: 'modules/synthesis/server/queries/crisis-findings.test.ts',
    title: 'names an answer that the gate raised',
  },
  {
    name: 'an answer in which the rules find danger is one, whatever was kept of it',
    file: 'modules/synthesis/server/queries/crisis-findings.ts',
    code: 'if (level > (raised.get(responseId) ?? 0)) raised.set(responseId, level);',
    without: '',
    test: 'modules/synthesis/server/queries/crisis-findings.test.ts',
    title: 'names an answer in which a rule finds something',
  },
];
