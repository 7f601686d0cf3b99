/** Function words that stand in almost any text of a language and hardly in others; enough to tell English from the rest. */
const ENGLISH =
  'the and of to i a an in was that my it is for with not but you he she they we me his her this have had has be are were at as on so if or from by when what who all there their no do did would could will one about because been our them him us i’m don’t it’s didn’t can’t';
const OTHERS =
  // German, Dutch, Scandinavian
  'ich und der das ist nicht ein eine mit auf zu den dem des sich wir sie auch wenn aber nur noch wie mein meine bin habe hat waren wurde weil oder für von über ' +
  'ik het een niet van op maar dat mijn zijn voor met heb ook wat naar jag och att det som inte är på med för jeg og ikke har til ' +
  // French, Spanish, Portuguese, Italian, Romanian
  'je et le la les un une des du est que qui dans pas mon ma mes nous avec pour sur mais elle ai était ce cette ' +
  'yo y el los las una es que en no con por para mi su lo pero como cuando era muy o um uma não com eu meu minha foi mas quando do da ' +
  'il che di è non per sono mia mio gli della nel come anche mă și este nu cu care ' +
  // Polish, Czech, Croatian, Turkish, Hungarian, Finnish
  'się nie jest że jak był była moja mój ale dla przez jsem není který když se na je nije sam bir ve bu için ben çok değil ama az és egy hogy nem volt ja on ei oli että minä olen';

const english = new Set(ENGLISH.split(' '));
const others = new Set(OTHERS.split(' ').filter((word) => word && !english.has(word)));

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/**
 * Whether a text reads as English, judged by its small words and its script; short lists pass. The embedder and all rules about
 * words know English alone, so that a text in another language is better left unread than misread.
 */
export const readsAsEnglish = (text: string): boolean => {
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0 || (text.match(LATIN)?.length ?? 0) < letters / 2) return false;
  const words =
    text
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}’]+/gu) ?? [];
  const own = words.filter((word) => english.has(word)).length;
  const foreign = words.filter((word) => others.has(word)).length;
  if (foreign > own) return false;
  // English prose has one such word in two or three; a list has few, and a language that is not above has next to none.
  return words.length < 12 || own >= words.length * 0.08;
};
