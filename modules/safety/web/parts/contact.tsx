const reachable = /(https:\/\/\S+|(?:www\.)?[a-z0-9-]+(?:\.[a-z]{2,})+(?:\/\S*)?|\+?\d[\d -]*\d)/i;

const formatHref = (word: string): string => {
  if (/^https:/.test(word)) return word;
  return /[a-z]/i.test(word) ? `https://${word}` : `tel:${word.replace(/[^\d+]/g, '')}`;
};

/** What an operator wrote of a line, with its numbers and addresses as links: 'Call or text 988'. */
export const Contact = ({ text }: { readonly text: string }) =>
  text.split(reachable).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={piece} href={formatHref(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
