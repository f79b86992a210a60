import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, whatever the zone of a connection. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
