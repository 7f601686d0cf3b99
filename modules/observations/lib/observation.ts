import type { SenseLanguage } from '#modules/text-analysis/public';

/** A piece of an answer, word for word. Offsets are UTF-16 units of that version's text; `text` is exactly what stands there. */
export interface Fragment {
  readonly responseId: string;
  readonly laborNumber: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fragment that stands as evidence, with whose words it is. */
export interface Passage extends Fragment {
  /** As written by the client ("my father"), `rule` for a rule of a household; null where the words are the client's own. */
  readonly by: string | null;
}

/**
 * What was found, in counts and verbatim fragments; true by construction. A composer words it. Of several fragments the weightiest
 * is first. German people are named in the nominative, whatever case was written.
 */
export type Claim =
  /** A thing named in two Labors or more; `thing` as first written, without article. */
  | {
      readonly kind: 'return';
      readonly thing: string;
      readonly labors: readonly number[];
      readonly times: number;
      /** The client's own verbs beside it, as written, in order of the Labors; may be empty. */
      readonly verbs: readonly string[];
    }
  /**
   * Words that stand together in passages of two Labors or more: a phrase, or several words of one sentence; as written in the
   * first. The passages show who says them.
   */
  | {
      readonly kind: 'echo';
      readonly words: readonly string[];
      readonly labors: readonly number[];
      /** A phrase where it first stands; none where single words are shared. */
      readonly fragments: readonly Fragment[];
    }
  /** What the client says has stayed in their mind. */
  | { readonly kind: 'stays'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** Sentences by what readers of other texts chose, weightiest first. Nothing is claimed of what they mean. */
  | { readonly kind: 'central'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** What the client remarks on as they write it: that it stands there now, or is hard to read. */
  | { readonly kind: 'marked'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** A sentence that was said again and again around the client, as they name it. */
  | { readonly kind: 'saying'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** As long as one thing holds, another does or cannot be. */
  | { readonly kind: 'condition'; readonly fragment: Fragment }
  /** What the client themself said to others, as they tell it. */
  | { readonly kind: 'spoken'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** What others said or asked, no matter to whom. */
  | { readonly kind: 'heard'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** How answers end: the last sentence of each. */
  | { readonly kind: 'ending' }
  /** `nobody`, `never`, `always`, `should`, `must` … returning four times or more in the client's own sentences. */
  | {
      readonly kind: 'insistence';
      readonly word: string;
      readonly labors: readonly number[];
      readonly times: number;
      readonly fragments: readonly Fragment[];
    }
  /** Who is named most, in which Labors, and a parent, partner or child whom the client names in one Labor only. */
  | {
      readonly kind: 'people';
      readonly person: string;
      readonly labors: readonly number[];
      readonly others: readonly { readonly person: string; readonly labors: readonly number[] }[];
    }
  /** A sentence of somebody else that the client kept, and the client's own reply to it where there is one. */
  | { readonly kind: 'kept'; readonly by: string | null; readonly words: Fragment; readonly reply: Fragment | null }
  /** Something hidden or never told, in the client's own words. */
  | { readonly kind: 'hide'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** Where the client says what it comes down to. */
  | { readonly kind: 'conclusion'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** First what it is not, then what it is; `not` holds its negator, `but` may begin with "but". */
  | { readonly kind: 'correction'; readonly not: Fragment; readonly but: Fragment }
  /** Two own sentences that pull apart, to be laid side by side as a question; `word` is what they share. */
  | { readonly kind: 'halves'; readonly one: Fragment; readonly other: Fragment; readonly word: string | null }
  /** The same word said of oneself once with and once without a denial. */
  | { readonly kind: 'flip'; readonly word: string; readonly affirmed: Fragment; readonly denied: Fragment }
  | { readonly kind: 'fear'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** What somebody never said or did, as the client writes it. */
  | { readonly kind: 'unsaid'; readonly person: string; readonly what: Fragment }
  /** A before and an after; `marker` as written. */
  | { readonly kind: 'turn'; readonly marker: string; readonly fragment: Fragment }
  /** The earliest age that is told; `age` in years. */
  | { readonly kind: 'scene'; readonly age: number; readonly fragment: Fragment }
  /** All years that are written in figures, in their order; one point for each Labor that writes it. */
  | {
      readonly kind: 'lifeline';
      readonly points: readonly {
        readonly label: Fragment;
        readonly age: number | null;
        readonly year: number | null;
      }[];
    }
  /** Own attitude to what cannot be changed (Frankl). */
  | { readonly kind: 'stance'; readonly fragment: Fragment }
  /** A simile or metaphor that the client uses of themself. */
  | { readonly kind: 'figure'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** "I am the one who …", "I have always been …". */
  | { readonly kind: 'self-name'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** A dream that is told (Jung). */
  | { readonly kind: 'dream'; readonly fragment: Fragment }
  /** What is envied, cannot be stood in others or is owned as one's other side (Jung). */
  | { readonly kind: 'shadow'; readonly fragment: Fragment }
  /** A place that was entered or passed (Eliade). */
  | { readonly kind: 'threshold'; readonly fragment: Fragment }
  /** Something done again and again in the same manner (Eliade). */
  | { readonly kind: 'rite'; readonly fragment: Fragment }
  /** Anger, grief or longing that the client names in their body (others). */
  | { readonly kind: 'body'; readonly fragment: Fragment }
  | { readonly kind: 'wish'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** Questions that the client asks themself. */
  | { readonly kind: 'question'; readonly fragments: readonly Fragment[]; readonly labors: readonly number[] }
  /** In a Labor the client turns from "I" to "you" or "one". */
  | { readonly kind: 'shift'; readonly laborNumber: number; readonly to: string; readonly fragment: Fragment }
  /** The own sentence with the highest measure; only where nothing else stands. */
  | { readonly kind: 'weight'; readonly fragment: Fragment };

export type Kind = Claim['kind'];

/** Something that can be counted or located in what a client wrote, with its evidence. */
export interface Observation {
  /** The same for the same finding in a later version, and telling nothing of the words: kind and a digest of its key. */
  readonly id: string;
  readonly language: SenseLanguage;
  readonly claim: Claim;
  /** Sentences whole, in the order of the Labors, none twice; at most one per Labor, at most four; of `ending`,
   * one for each Labor, and of `central`, sixty, in the order of their weight. */
  readonly passages: readonly Passage[];
  readonly weight: number;
}

/** An answer as observers read it. */
export interface AnswerText {
  readonly responseId: string;
  readonly laborNumber: number;
  readonly laborName: string;
  /** What the Labor asks: its words are not counted as the client's. */
  readonly prompt: string;
  readonly text: string;
  /** Was written to a question about a sentence of the answer: the Labor is the same. */
  readonly isFurther?: true;
}
