import { address, type SettingValues, setting, whole } from '#core/contract/settings';

export const settings = {
  videoHost: setting(
    'SESSIONS_VIDEO_HOST',
    address('https:'),
    null,
    'Address of your own Jitsi-compatible video server; video sessions without a link of their own get rooms there',
  ),
  practitionerShare: setting(
    'SESSIONS_PRACTITIONER_SHARE',
    whole(0, 100),
    100,
    'What of a session’s price is paid out to its practitioner, in percent',
  ),
};
export type Settings = SettingValues<typeof settings>;
