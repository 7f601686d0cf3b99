import { address, type Read, type SettingValues, secret, setting, text } from '#core/contract/settings';

/** Messaging apps that have an address for a conversation with one account. */
const messagingHosts = ['wa.me', 't.me', 'signal.me', 'm.me', 'line.me', 'threema.id'];

/** A link that opens a conversation in a messaging app; the text in it is added by the product. */
const messagingLink: Read<string> = (value) => {
  const link = URL.canParse(value) ? new URL(value) : null;
  const fits =
    link?.protocol === 'https:' &&
    messagingHosts.includes(link.host) &&
    link.pathname.length > 1 &&
    link.username === '' &&
    link.search === '';
  if (!fits) throw new Error(`an https link of ${messagingHosts.join(', ')} to one account, without a query`);
  return link.href;
};

const hostNames: Read<readonly string[]> = (value) => {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts.every((host) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/.test(host)))
    throw new Error('a list of host names');
  return hosts;
};

export const settings = {
  messagingLink: setting(
    'CONCIERGE_MESSAGING_LINK',
    messagingLink,
    null,
    'Conversation with the team in a messaging app, such as https://wa.me/15551234567; without it no card is shown',
    { formerName: 'MESSAGING_LINK' },
  ),
  bookingHosts: setting(
    'CONCIERGE_BOOKING_HOSTS',
    hostNames,
    [],
    'Hosts, separated by commas, to which staff may be sent to book; their subdomains count too',
    { formerName: 'BOOKING_HOSTS' },
  ),
  travelApiUrl: setting(
    'CONCIERGE_TRAVEL_API_URL',
    address('https:', 'http:'),
    null,
    'Service that lists travel offers as JSON; without it offers come from the database alone',
    { formerName: 'TRAVEL_API_URL' },
  ),
  travelApiKey: secret('CONCIERGE_TRAVEL_API_KEY', text, 'Bearer token of that service', {
    formerName: 'TRAVEL_API_KEY',
  }),
};
export type Config = SettingValues<typeof settings>;

/** A key without the address that it is for would never be sent. */
export const checkSettings = ({ travelApiUrl, travelApiKey }: Config): readonly string[] =>
  travelApiKey !== null && travelApiUrl === null
    ? [`${settings.travelApiUrl.name} is not set, but ${settings.travelApiKey.name} is`]
    : [];
