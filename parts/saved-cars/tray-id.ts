/** Id of the tray of saved cars, which buttons anywhere on the page open. */
export const trayId = 'saved';
