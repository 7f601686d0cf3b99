/** A transcript with times, which players show while the film runs. */
export const isCaptions = (transcript: string): boolean => /^WEBVTT(?:\s|$)/.test(transcript.trimStart());

/** A line of WebVTT that says when, not what. */
const isTiming = (line: string): boolean => /^(?:\d+:)?\d\d:\d\d\.\d{3} --> /.test(line);
/** Blocks that carry notes and looks. */
const isUnspoken = (block: string): boolean => /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/.test(block);

/** The paragraphs of a transcript, without the times and marks of WebVTT. */
export const readParagraphs = (transcript: string): readonly string[] => {
  const blocks = transcript
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  if (!isCaptions(transcript)) return blocks;
  return blocks
    .filter((block) => !isUnspoken(block))
    .map((block) => {
      const lines = block.split('\n');
      return lines
        .slice(lines.findIndex(isTiming) + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
    })
    .filter((block) => block !== '');
};
