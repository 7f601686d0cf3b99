import { create } from 'zustand';

/** Whether an account was opened on this page since it was loaded. */
export const useAccountOpened = create(() => ({ isOpened: false }));
