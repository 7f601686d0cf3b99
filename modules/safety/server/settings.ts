import { emailAddress, type SettingValues, setting, whole } from '#core/contract/settings';
import { parseStaffedHours } from '../lib/staffed-hours';
import { parseOperatorLines } from './operator-lines';

export const settings = {
  operatorLines: setting(
    'SAFETY_HELP_LINES',
    parseOperatorLines,
    [],
    'Help lines of your own, as a JSON list: instead of ours in a country that they name, next to ours elsewhere',
    { formerName: 'HELP_LINES' },
  ),
  hours: setting(
    'SAFETY_STAFFED_HOURS',
    parseStaffedHours,
    null,
    'When the team reads requests to be contacted; without it people are promised nobody',
  ),
  answerMinutes: setting(
    'SAFETY_ANSWER_MINUTES',
    whole(1, 1440),
    15,
    'Staffed minutes in which somebody takes a request on before others are asked',
  ),
  secondContact: setting(
    'SAFETY_SECOND_CONTACT',
    emailAddress,
    null,
    'One more address that is asked when nobody takes a request on, besides all admins',
  ),
};
/** What the operator of this site has set. */
export type Settings = SettingValues<typeof settings>;
