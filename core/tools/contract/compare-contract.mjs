import ts from 'typescript';

/** Files whose interfaces the host makes and modules only read: another member of them breaks nobody. */
const madeByTheHost = /^#core\/contract\/(?:host-ports|module-ports|person-ports|page|ai|house)$/;
const madeByTheHostToo = new Set([
  'Core',
  'Vault',
  'Storage',
  'Logger',
  'Request',
  'User',
  'PagesBundle',
  'PlannedPage',
  'ListAddress',
]);

const parse = (text) =>
  ts.createSourceFile('x.d.ts', text.replace(/^const /, 'declare const '), ts.ScriptTarget.Latest, true).statements[0];
const flat = (node) => node.getText().replace(/\s+/g, ' ');
const childrenOf = (node) => {
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
};
const worst = (results) => (results.includes('changed') ? 'changed' : results.includes('wider') ? 'wider' : 'same');

const keyOf = (member) => (member.name ? flat(member.name) : flat(member));
const hasMembers = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node);

const compareMembers = (before, after, isReadOnly) => {
  const had = new Map(before.members.map((member) => [keyOf(member), member]));
  const has = new Map(after.members.map((member) => [keyOf(member), member]));
  const kept = [...had].map(([key, member]) =>
    has.has(key) ? compareNodes(member, has.get(key), isReadOnly) : 'changed',
  );
  const added = [...has]
    .filter(([key]) => !had.has(key))
    .map(([, member]) => (member.questionToken || isReadOnly ? 'wider' : 'changed'));
  const others = (node) => [...(node.typeParameters ?? []), ...(node.heritageClauses ?? [])].map(flat).join();
  return worst([...kept, ...added, others(before) === others(after) ? 'same' : 'changed']);
};

/** One more case of a union is wider, since modules have a branch for what they do not know; so is one that may have more in it. */
const compareUnions = (before, after, isReadOnly) => {
  const has = after.types.map(flat);
  const gone = before.types.filter((one) => !has.includes(flat(one)));
  const had = before.types.map(flat);
  const left = after.types.filter((one) => !had.includes(flat(one)));
  const kept = gone.map((one) => left.findIndex((other) => compareNodes(one, other, isReadOnly) === 'wider'));
  if (kept.includes(-1) || new Set(kept).size < kept.length) return 'changed';
  return left.length > 0 ? 'wider' : 'same';
};

const compareSignatures = (before, after, isReadOnly) => {
  const [had, has] = [before.parameters, after.parameters];
  if (has.length < had.length) return 'changed';
  const rest = has.slice(had.length).map((one) => (one.questionToken || one.dotDotDotToken ? 'wider' : 'changed'));
  const typeParameters = (node) => (node.typeParameters ?? []).map(flat).join();
  const same = typeParameters(before) === typeParameters(after) && keyOf(before) === keyOf(after);
  const result =
    before.type && after.type
      ? compareNodes(before.type, after.type, isReadOnly)
      : before.type === after.type
        ? 'same'
        : 'changed';
  return worst([
    ...had.map((one, index) =>
      flat(one) === flat(has[index]) ? 'same' : compareParameter(one, has[index], isReadOnly),
    ),
    ...rest,
    result,
    same || ts.isFunctionTypeNode(before) ? 'same' : 'changed',
  ]);
};
const compareParameter = (before, after, isReadOnly) => {
  if (before.questionToken && !after.questionToken) return 'changed';
  if (!before.type || !after.type) return 'changed';
  const type = flat(before.type) === flat(after.type) ? 'same' : compareNodes(before.type, after.type, isReadOnly);
  return worst([type, !before.questionToken && after.questionToken ? 'wider' : 'same']);
};

/** `same`, `wider` (whoever was right stays right) or `changed`. */
const compareNodes = (before, after, isReadOnly) => {
  if (flat(before) === flat(after)) return 'same';
  if (ts.isUnionTypeNode(after)) {
    if (ts.isUnionTypeNode(before)) return compareUnions(before, after, isReadOnly);
    return after.types.some((one) => flat(one) === flat(before)) ? 'wider' : 'changed';
  }
  if (before.kind !== after.kind) return 'changed';
  if (hasMembers(before)) return compareMembers(before, after, isReadOnly);
  if (
    ts.isFunctionTypeNode(before) ||
    ts.isMethodSignature(before) ||
    ts.isMethodDeclaration(before) ||
    ts.isFunctionDeclaration(before)
  )
    return compareSignatures(before, after, isReadOnly);
  if (
    (ts.isPropertySignature(before) || ts.isPropertyDeclaration(before)) &&
    Boolean(before.questionToken) !== Boolean(after.questionToken)
  )
    return 'changed';
  const [had, has] = [childrenOf(before), childrenOf(after)];
  if (had.length === 0 || had.length !== has.length) return 'changed';
  return worst(had.map((child, index) => compareNodes(child, has[index], isReadOnly)));
};

const compareTexts = (from, name, before, after) => {
  const wasExported = before.startsWith('export ');
  if (wasExported && !after.startsWith('export ')) return 'changed';
  const [one, other] = [before, after].map((text) => text.replace(/^export /, ''));
  if (one === other) return 'same';
  const [had, has] = [parse(one), parse(other)];
  if (!had || !has || one.startsWith('{') || one.startsWith('type {')) return 'changed';
  return compareNodes(had, has, madeByTheHost.test(from) || madeByTheHostToo.has(name));
};

/** What is other in a contract than in an earlier one: `{ kind: 'gone' | 'changed' | 'wider' | 'new', from, name }`. */
export const compareContracts = (before, after) => {
  const changes = [];
  for (const [from, names] of Object.entries(before))
    for (const [name, text] of Object.entries(names)) {
      const now = after[from]?.[name];
      if (now === undefined) {
        // What was never exported may go, if what uses it stays the same.
        if (text.startsWith('export ')) changes.push({ kind: 'gone', from, name });
        continue;
      }
      const kind = compareTexts(from, name, text, now);
      if (kind !== 'same') changes.push({ kind, from, name });
    }
  for (const [from, names] of Object.entries(after))
    for (const [name, text] of Object.entries(names))
      if (before[from]?.[name] === undefined && text.startsWith('export ')) changes.push({ kind: 'new', from, name });
  return changes;
};

const numbersOf = (version) => version.split('.').map(Number);

/** The least version that a contract may have, given what changed since the frozen one. */
export const leastVersion = (frozen, changes) => {
  const [major, minor] = numbersOf(frozen);
  if (changes.some(({ kind }) => kind === 'gone' || kind === 'changed')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : frozen;
};

const words = { gone: 'gone', changed: 'retyped', wider: 'wider', new: 'new' };
const isOlder = (one, other) => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place !== -1 && left[place] < right[place];
};

/** What is wrong with the version of the contract, in one line; null when it is high enough. */
export const judgeVersion = (version, frozen, declarations) => {
  const changes = compareContracts(frozen.declarations, declarations);
  const least = leastVersion(frozen.version, changes);
  if (!isOlder(version, least)) return null;
  const isMajor = least.endsWith('.0.0');
  const why = changes.filter(({ kind }) => !isMajor || kind === 'gone' || kind === 'changed');
  const list = why.slice(0, 4).map(({ kind, from, name }) => `${name} of ${from} is ${words[kind]}`);
  const more = why.length > 4 ? ` and ${why.length - 4} more` : '';
  return `The contract is ${version} and has to be ${least}: since ${frozen.version} ${list.join(', ')}${more}. Write "version": "${least}" into core/contract/data/contract.json.`;
};
