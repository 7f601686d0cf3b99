import { emailAddress, type SettingValues, secret, setting, text } from '#core/contract/settings';

export const settings = {
  inboundAddress: setting(
    'INBOX_INBOUND_ADDRESS',
    emailAddress,
    '',
    'Address whose mails are posted to /api/inbox/inbound',
  ),
  inboundSecret: secret('INBOX_INBOUND_SECRET', text, 'Secret that the mail service sends as x-inbox-secret'),
};

export type Settings = SettingValues<typeof settings>;
