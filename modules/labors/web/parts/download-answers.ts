import type { LaborResponseView } from '../../schemas/labor-response';
import { texts } from '../texts/texts';
import { getLaborName } from './translations/labors';
import { when } from './when';

const allWords = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('\n\n');

const asText = (answers: readonly LaborResponseView[]): string =>
  answers
    .map(
      ({ laborNumber, textResponse, transcription = '', updatedAt }) =>
        `${texts('keptAsFile', { laborNumber, laborName: getLaborName(laborNumber), updatedAt: when(updatedAt), textResponse: allWords(textResponse, transcription) })}\n`,
    )
    .join('\n\n');

/** Hands all saved answers to the person as one readable text file, made in the browser. */
export const downloadAnswers = (answers: readonly LaborResponseView[]): void => {
  const url = URL.createObjectURL(new Blob([asText(answers)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts('fileName');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
