import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often the page of a vehicle was looked at on a site (VDP-15). Nothing in it identifies a
 * person.
 */
export const vehicleViews = pgTable(
  'vehicle_views',
  {
    site: text('site').notNull(),
    slug: text('slug').notNull(),
    views: integer().notNull(),
    /** The last day (UTC) with a view. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.slug] }), index('vehicle_views_day').on(table.day)],
);
