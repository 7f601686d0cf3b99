import { ChapterParams, ChapterResponse, ChapterResponseInput, ChaptersView } from './chapters';

export const listChapters = { reply: ChaptersView } as const;
export const saveResponse = { params: ChapterParams, body: ChapterResponseInput, reply: ChapterResponse } as const;
export const deleteResponse = { params: ChapterParams } as const;
