/** Of the buttons in the sidebar: the bars look whether they are in sight, and open their dialogs. */
export const actionIds = { all: 'vehicle-actions', enquire: 'open-enquire' } as const;
