/** What a script of another company may be for: to count visits, to measure ads, or to help shoppers, as a chat does. */
export const tagPurposes = ['visits', 'ads', 'help'] as const;

export type TagPurpose = (typeof tagPurposes)[number];
