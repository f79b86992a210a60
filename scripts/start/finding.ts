/** One line of the doctor's report: `bad` prevents npm start from working, `note` does not. */
export type Finding = { state: 'ok' | 'note' | 'bad'; sentence: string };

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const bad = (sentence: string): Finding => ({ state: 'bad', sentence });
