import { Value } from '@sinclair/typebox/value';
import { OperatorLine } from '../schemas/help-lines';

/**
 * The lines that the operator named in HELP_LINES. The host has read them as a list of names, contacts and hours; what a line
 * says about country and kinds is checked here, and a wrong one stops the start.
 */
export const readOperatorLines = (lines: readonly unknown[]): readonly OperatorLine[] =>
  lines.map((line, index) => {
    const [fault] = Value.Errors(OperatorLine, line);
    if (fault) throw new Error(`HELP_LINES, line ${index + 1}${fault.path.replaceAll('/', '.')}: ${fault.message}`);
    return line as OperatorLine;
  });
