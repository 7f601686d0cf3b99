import { api, refreshAll, storeAnswer } from '#core/web';
import type { ClientInput, ClientView } from '../../schemas/client';
import { changeClient, createClient, generateProfile, getClient, getProfile } from '../../schemas/endpoints';

/** A place as the form keeps it; `label` reads "town, region, country". */
export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}

/** Stores birth data, for the first time or in the place of the version that was read; the server then computes the chart again. */
export const saveBirth = async (input: ClientInput, version: number | null): Promise<ClientView> => {
  const client =
    version === null
      ? await api(createClient, { body: input })
      : await api(changeClient, { body: input }, { ifMatch: version });
  await storeAnswer(getClient, {}, client);
  // Other modules draw from birth data too.
  void refreshAll();
  return client;
};

/** Computes the chart of the stored birth data. */
export const computeChart = async (): Promise<void> => {
  await storeAnswer(getProfile, {}, await api(generateProfile, { body: {} }));
  void refreshAll();
};
