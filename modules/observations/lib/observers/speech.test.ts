import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from '../observe';

const passagesOf = async (kind: 'spoken' | 'heard', text: string): Promise<readonly string[]> =>
  (await observe(answerTexts({ 3: text })))
    .filter(({ claim }) => claim.kind === kind)
    .flatMap(({ passages }) => passages.map((passage) => passage.text));

describe('what clients said to others', () => {
  it.each([
    [
      'We met by the lift. She asked if I had eaten. I told her I had. I had not. The lift came.',
      'She asked if I had eaten. I told her I had. I had not. The lift came.',
    ],
    [
      'Am Tor stand der Briefträger. Ich hab gesagt, der Hund ist krank. Wir hatten keinen Hund.',
      'Am Tor stand der Briefträger. Ich hab gesagt, der Hund ist krank. Wir hatten keinen Hund.',
    ],
    [
      'La vecina llamó a la puerta. Le dije que estaba ocupada. Estaba sentada en la escalera.',
      'La vecina llamó a la puerta. Le dije que estaba ocupada. Estaba sentada en la escalera.',
    ],
  ])('are shown with what stands before, and where they led to: %j', async (text, passage) => {
    const [shown] = await passagesOf('spoken', text);
    expect(shown).toContain(passage);
  });

  it.each([
    'I should have told her about the letter. The bus was late.',
    'I never said that I was sorry. The bus was late.',
    'I told myself it was nothing. The bus was late.',
    'As I said, the bus was late. It rained on the square.',
    'If I told her, the whole street would know. It rained on the square.',
    'Ich hätte ihr gesagt, dass der Brief da ist. Der Bus kam spät.',
    'Ich habe ihr nie gesagt, dass der Brief da ist. Der Bus kam spät.',
    'Im Sommer lag ein Brief da. Erzählt habe ich das keinem. Der Bus kam spät.',
    'Wie ich schon gesagt habe, kam der Bus spät. Es regnete auf dem Platz.',
    'I lied on the form about the barn. The bus was late.',
    'Mentí en un informe sobre la obra. El autobús llegó tarde.',
    'No le dije nada de la carta. El autobús llegó tarde.',
    'Me dije que no era nada. El autobús llegó tarde.',
    'I dreamt of the square. I said to the driver that I had no ticket. He wept.',
  ])('are not what was only thought, dreamt or left unsaid: %j', async (text) => {
    expect(await passagesOf('spoken', text)).toEqual([]);
  });
});

describe('what others said', () => {
  it.each([
    'My aunt asked me why I had come alone. I looked at the plates.',
    'Der Pfarrer hat mich gefragt, warum ich nicht singe. Ich sah auf die Bänke.',
    'La maestra me preguntó por qué no cantaba. Miré los bancos.',
  ])('is shown with what clients write next: %j', async (text) => {
    expect(await passagesOf('heard', text)).toEqual([text]);
  });

  it.each([
    'Nobody asked me why I had come alone. I looked at the plates.',
    'If anybody asked me, I would point to the plates. It was warm.',
    'I asked my aunt why she had come alone. I looked at the plates.',
    'I thought that belonging was getting asked in. It was warm.',
    'There is a bar in the middle where he asks you to wait. It was warm.',
    'Er sagt es mir zweimal am Tag, um sieben und um sieben. Es war warm.',
    'The company is called Almost Home and I drive the van. It was warm.',
    'Zu ihrer Beförderung fragte sie noch einmal. Es war warm.',
    'Keiner hat mich gefragt, warum ich nicht singe. Ich sah auf die Bänke.',
    'Wenn mich einer fragt, zeige ich auf die Bänke. Es war warm.',
    'Nadie me preguntó por qué no cantaba. Miré los bancos.',
    'Ja gesagt und nein gemeint: kommt nicht vor, da ich beides selten sage. Es war warm.',
    'La parte escondida diría: ¿y a mí quién me pregunta? Miré los bancos.',
    'In der Küche stand ein Herd. Wir sagten Starka zu ihr, das ist sorbisch. Es war warm.',
    'The hidden part would say: what about me, who asks me? I looked at the plates.',
  ])('is nothing that was not asked, or by the client: %j', async (text) => {
    expect(await passagesOf('heard', text)).toEqual([]);
  });
});

it('names nobody by what somebody else calls them', async () => {
  const found = await observe(
    answerTexts({
      1: 'Mum kept bees behind the garage. She wore a net. Mum sang to them.',
      5: 'My son came in and said, what did Mum look like? I showed him the net.',
    }),
  );
  expect(found.filter(({ claim }) => claim.kind === 'people')).toEqual([]);
});
