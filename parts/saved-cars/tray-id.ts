/** The list of what a browser saved; buttons anywhere on the page open it. */
export const trayId = 'saved';
