import { api, mutateApi } from '#core/web';
import type { ClientInput, ClientView } from '../../schemas/client';
import type { HolisticProfileView } from '../../schemas/holistic-profile';

export const clientPath = '/api/clients/me';
export const profilePath = '/api/holistic-profiles/me';
export const versionsPath = '/api/holistic-profiles/versions';
/** One version of the own chart. */
export const versionPath = (id: string): string => `${versionsPath}/${id}`;
export const journeyPath = '/api/journey/me';
export const accountPath = '/api/account';

/** A place as the form keeps it; `label` reads "town, region, country". */
export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}

/** Everything that is computed from birth data or counts it. */
const refreshCharts = (): Promise<void> =>
  mutateApi((path) => /^\/api\/(journey|holistic-profiles|synthesis|matching)\b/.test(path));

/** Places whose name begins like the text, the likeliest first. */
export const searchPlaces = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(`/api/places?q=${encodeURIComponent(text)}`, { signal });

/** Where a clock reading at a place becomes an instant. */
export const momentPath = (placeId: string, date: string, time: string, fold: string | null): string =>
  `/api/birth-moments?${new URLSearchParams({ placeId, date, time, ...(fold ? { fold } : {}) })}`;

const stored = async (client: ClientView): Promise<ClientView> => {
  await mutateApi(clientPath, client);
  void refreshCharts();
  return client;
};

/** Stores birth data for the first time. */
export const createClient = async (input: ClientInput): Promise<ClientView> =>
  stored(await api('/api/clients', { method: 'POST', body: input }));

/** Changes birth data of the version that was read; the server computes the chart again. */
export const changeClient = async (input: ClientInput, version: number): Promise<ClientView> =>
  stored(await api(clientPath, { method: 'PATCH', body: input, ifMatch: version }));

/** Computes the chart of the stored birth data. */
export const generateProfile = async (): Promise<HolisticProfileView> => {
  const profile = await api<HolisticProfileView>('/api/holistic-profiles', { method: 'POST', body: {} });
  await mutateApi(profilePath, profile);
  void refreshCharts();
  return profile;
};
