import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { LinkButton } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Page } from '#ui/page/page';
import { Section } from '#ui/section/section';
import './guide.css';

const files = [
  ['hedo.css', 'Custom properties, both themes in light-dark()'],
  ['hedo.light.tokens.json', 'Paper, for Figma and Style Dictionary'],
  ['hedo.dark.tokens.json', 'Night, for Figma and Style Dictionary'],
] as const;

const Files = () => (
  <Page
    title="Tokens as files"
    size="page"
    lead="Made from ui-kit/tokens.css, the one place where a value is written. JSON follows the Design Tokens format 2025.10."
  >
    <Cluster>
      {files.map(([name]) => (
        <LinkButton key={name} href={`tokens/${name}`} download={name}>
          {name}
        </LinkButton>
      ))}
    </Cluster>
    <Section title="In Figma" intro="Variables, then Import: one file a mode, into one collection." line>
      <ol className="guide-rules">
        <li>
          <p>
            Import the file of paper as the mode “Paper”, then the one of night as “Night”. Names are the same in both.
          </p>
        </li>
        <li>
          <p>Colours are sRGB; what the product paints, in OKLCH, stands next to each as an extension.</p>
        </li>
        <li>
          <p>Lengths that grow with the window have their largest value; the formula is their description.</p>
        </li>
      </ol>
    </Section>
    {files.map(([name, use]) => (
      <Section key={name} title={name} intro={use} line>
        <Excerpt name={name} />
      </Section>
    ))}
  </Page>
);

const Excerpt = ({ name }: { readonly name: string }) => {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    fetch(`tokens/${name}`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        const found = await answer.text();
        if (current) setText(found.split('\n').slice(0, 24).join('\n'));
      })
      .catch(() => current && setText('The file could not be loaded. Reload the page.'));
    return () => {
      current = false;
    };
  }, [name]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="guide-code" tabIndex={0}>
      <code>{text ?? '…'}</code>
    </pre>
  );
};

/** Tokens for design tools. */
const meta = {
  title: 'Tokens/Files',
  component: Files,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Files>;
export default meta;

export const FilesPage: StoryObj<typeof meta> = { name: 'Files' };
