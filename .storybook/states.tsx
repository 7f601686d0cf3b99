import type { Decorator } from '@storybook/react-webpack5';

/** What can have the focus; the ring is shown on these alone. */
const focusable = ':is(a, button, input, select, textarea, summary, [role="slider"], [role="tab"])';
const states = [
  { name: 'hover', pseudo: ':hover', on: '*' },
  { name: 'focus', pseudo: ':focus-visible', on: focusable },
  { name: 'active', pseudo: ':active', on: '*' },
] as const;

let rewritten = 0;

/** Lets a class show what otherwise only a pointer or a keyboard does: `:hover` also holds inside `.show-hover`, and so on. */
function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      // The weight of the rule stays what it was.
      const selector = states.reduce(
        (text, { name, pseudo, on }) => text.replaceAll(pseudo, `:is(${pseudo}, :where(.show-${name} ${on}))`),
        rule.selectorText,
      );
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}

/** For stories with `parameters.states`: the same part as it stands, pointed at, focused and pressed. */
export const inStates: Decorator = (Story, { parameters }) => {
  if (!parameters.states) return <Story />;
  const sheets = [...document.styleSheets].slice(rewritten);
  rewritten = document.styleSheets.length;
  for (const sheet of sheets) rewrite(sheet.cssRules);
  return (
    <div className="states">
      {['default', ...states.map(({ name }) => name)].map((name) => (
        <div key={name} className={`state show-${name}`}>
          <p className="eyebrow">{name}</p>
          <Story />
        </div>
      ))}
    </div>
  );
};
