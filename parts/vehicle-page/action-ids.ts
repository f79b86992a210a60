/**
 * Ids of the sidebar's buttons: the bars appear when they are out of sight, and open their dialogs.
 */
export const actionIds = { all: 'vehicle-actions', enquire: 'open-enquire' } as const;
