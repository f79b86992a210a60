/** One line of the doctor's: `bad` keeps npm start from working, `note` is only worth knowing. */
export type Finding = { state: 'ok' | 'note' | 'bad'; sentence: string };

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const bad = (sentence: string): Finding => ({ state: 'bad', sentence });
