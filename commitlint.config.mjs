/* Rules for messages of commits, for the hook of `npm run hooks` and for pull requests: CONTRIBUTING.md, "Commits". */
const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert'];
const error = 2;

export default {
  rules: {
    'header-max-length': [error, 'always', 72],
    'type-enum': [error, 'always', types],
    'type-empty': [error, 'never'],
    // A module or an area such as `auth` or `ui-kit`; more than one is more than one change.
    'scope-case': [error, 'always', 'kebab-case'],
    'subject-empty': [error, 'never'],
    'subject-full-stop': [error, 'never', '.'],
    'subject-case': [error, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
    // Why: what was before, what is now.
    'body-empty': [error, 'never'],
    'body-leading-blank': [error, 'always'],
  },
};
