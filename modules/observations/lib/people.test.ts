import { describe, expect, it } from 'vitest';
import { answerTexts } from '../testing/answers';
import { readMatter } from './matter';
import { isByTheWay } from './names';
import { findPeople } from './people';

const peopleIn = async (texts: Readonly<Record<number, string>>): Promise<readonly string[]> =>
  findPeople(await readMatter(answerTexts(texts))).map(({ name, labors }) => `${name} ${labors.join(' ')}`);

describe('the people of a client', () => {
  it('count in every Labor that has their name or what they are to the client', async () => {
    const people = await peopleIn({
      3: 'The argument that comes back is with my daughter Gabija. She speaks like they speak here.',
      5: 'My daughter saw it and laughed at me.',
      11: 'Last year the tree gave four apples. Gabija ate one before I photographed them.',
    });
    expect(people[0]).toMatch(/^my daughter.* 3 5 11$/u);
  });

  it('are one person with the name that follows', async () => {
    const people = await peopleIn({
      3: 'wie denn sonst mein Mann der Franz ist ein Stiller der streitet nicht gern',
      4: 'und dann sagt der Franz zu mir es ist gut und der Franz hat gelacht',
    });
    expect(people).toEqual(['mein Mann 3 4']);
  });

  it('are not the client, who is only spoken to', async () => {
    const people = await peopleIn({
      1: 'A mí me pusieron Rubén Hugo. Mi madre cantaba lavando.',
      6: 'El arquero que se atajaba todo se llamaba Hugo. Mi madre se reía.',
      9: 'und sie hat gesagt Rosl ich geh jetzt und hat noch so geschaut',
      10: 'der Pfarrer sagt Rosl du wärst was für Genf und dann lacht er',
    });
    expect(people.join()).not.toMatch(/Hugo|Rosl/u);
  });

  it('are no places and no days', async () => {
    const people = await peopleIn({
      1: 'La casa era de zinc, en Calbuco, y llovía. Nos gustaba Calbuco con nieve.',
      11: 'Se ve el Calbuco con nieve desde el bote.',
    });
    expect(people.join()).not.toContain('Calbuco');
  });

  it('are named by the way where they only say whose relative somebody is', async () => {
    const { sentences } = await readMatter(
      answerTexts({ 1: 'My grandma Lu, my dad’s mom, called every Sunday. I miss my dad.' }),
    );
    expect(sentences.map((sentence) => isByTheWay('my dad', sentence))).toEqual([true, false]);
  });
});
