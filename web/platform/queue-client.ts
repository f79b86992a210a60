/** Whose work it is: a client of a site. */
export type QueueClient = { site: string; client: string };
