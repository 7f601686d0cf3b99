import { api, storeAnswer, useApi } from '#core/web';
import type { AssistantView, Settings } from '../../schemas/assistant';
import { changeSettings, getAssistant } from '../../schemas/endpoints';

/** What the panels need to open. */
export const useAssistant = () => useApi(getAssistant, {}, { open: true, form: true });

/** Notes what the guide may use. */
export const allow = async (view: AssistantView, settings: Settings): Promise<void> => {
  // The box answers at once, and takes it back should the server not agree.
  await storeAnswer(getAssistant, {}, { ...view, settings });
  try {
    await api(changeSettings, { body: settings });
  } catch (error) {
    await storeAnswer(getAssistant, {}, view);
    throw error;
  }
};
